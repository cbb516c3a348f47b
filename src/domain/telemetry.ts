import { ROUTE_PATTERNS, routePattern } from './addresses/app-routes';
import { trimmed } from './addresses/route-case';

/** What the app may tell of itself: how fast it was and what failed, never of whom or about what. */

/** What a browser measures of a page (web.dev/vitals). */
export const VITALS = ['CLS', 'INP', 'LCP', 'TTFB'] as const;

/** Where an address leads to no page of the app. */
export const UNKNOWN_ROUTE = '(unmatched)';

/** Every route that a message may name. */
export const TELEMETRY_ROUTES: readonly string[] = [...ROUTE_PATTERNS, UNKNOWN_ROUTE];

/** How many events one message holds at most. */
export const TELEMETRY_BATCH = 20;

/** How long an event may wait for others to be sent with it (ms). */
export const TELEMETRY_DELAY_MS = 5000;

/** How many events one page tells of at most: something that fails for ever is told of often enough. */
export const TELEMETRY_PAGE_MAX = 100;

/** Names that stand in our own code: of charts, states, events, kinds of errors. Never a sentence of anybody's. */
export const CODE_NAME = /^[A-Za-z][\w .,:>-]{0,119}$/u;

/** Which line of which script of the build. */
export const CODE_PLACE = /^\/assets\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/u;

type OnRoute = {
  /** The pattern of the route, such as `/track/:ref`. */
  readonly route: string;
};

export type VitalEvent = OnRoute & {
  readonly kind: 'vital';
  readonly vital: (typeof VITALS)[number];
  /** Milliseconds; CLS is a score. */
  readonly value: number;
};

export type FailureEvent = OnRoute & {
  readonly kind: 'failure';
  /** Which chart or part of the app. */
  readonly source: string;
  /** The error's name, and for a failed call its kind and code; never its message. */
  readonly error: string;
  /** The state that the chart was in. */
  readonly state?: string;
  /** The type of the event that told of it. */
  readonly event?: string;
  readonly at?: string;
};

export type TelemetryEvent = VitalEvent | FailureEvent;

/** What is sent, as JSON. */
export type TelemetryMessage = { readonly events: readonly TelemetryEvent[] };

/** @param path of an address, without query and fragment */
export const telemetryRoute = (path: string): string => routePattern(trimmed(path)) ?? UNKNOWN_ROUTE;
