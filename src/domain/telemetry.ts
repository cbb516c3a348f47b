import { ROUTE_PATTERNS, routePattern } from './addresses/app-routes';
import { trimmed } from './addresses/route-case';

/** What the app may report: performance and failures, never personal data. */

/** Measurements of a page by the browser (web.dev/vitals). */
export const VITALS = ['CLS', 'INP', 'LCP', 'TTFB'] as const;

/** Route of a path that no page of the app has. */
export const UNKNOWN_ROUTE = '(unmatched)';

/** All routes that a message may contain. */
export const TELEMETRY_ROUTES: readonly string[] = [...ROUTE_PATTERNS, UNKNOWN_ROUTE];

/** Maximum number of events in a message. */
export const TELEMETRY_BATCH = 20;

/** How long an event may wait to be sent with others (ms). */
export const TELEMETRY_DELAY_MS = 5000;

/** Maximum number of events from one page, so that a permanent failure does not report forever. */
export const TELEMETRY_PAGE_MAX = 100;

/** Names from this application's code: charts, states, events, kinds of errors. Never a user's text. */
export const CODE_NAME = /^[A-Za-z][\w .,:>-]{0,119}$/u;

/** A position in a script of the build. */
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
  /** The chart or part of the app. */
  readonly source: string;
  /** The error's name, and the kind and code of a failed call. Never its message. */
  readonly error: string;
  /** The chart's state. */
  readonly state?: string;
  /** The type of the event that reported the failure. */
  readonly event?: string;
  readonly at?: string;
};

export type TelemetryEvent = VitalEvent | FailureEvent;

/** What is sent, as JSON. */
export type TelemetryMessage = { readonly events: readonly TelemetryEvent[] };

/** @param path of a URL, without query and fragment */
export const telemetryRoute = (path: string): string => routePattern(trimmed(path)) ?? UNKNOWN_ROUTE;
