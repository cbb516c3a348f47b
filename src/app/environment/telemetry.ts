import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { ApiError } from '../../api/api-error';
import {
  CODE_NAME,
  CODE_PLACE,
  telemetryRoute,
  type FailureEvent,
  type VitalEvent,
} from '../../domain/telemetry';
import type { FailurePlace } from '../../platform/failure-log';
import { browserSender, createTelemetry } from '../../platform/telemetry';
import type { Environment } from './environment';

const NAMELESS = 'unknown';

/** Returns a name from our own code. Any other value is not sent. */
const nameOr = (name: unknown, otherwise: string): string =>
  typeof name === 'string' && CODE_NAME.test(name) ? name : otherwise;

/** `{ boot: { starting: {…} } }` → `boot.starting`. Parallel states are joined with commas. */
function stateName(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([name, below]) => [name, stateName(below)].filter((part) => part !== '').join('.'))
    .join(', ');
}

/** Names the kind of an error. The message is never sent, because a server or a person may have written it. */
function errorName(error: unknown): string {
  if (error instanceof ApiError) return `ApiError ${error.kind} ${error.code}`;
  return error instanceof Error ? nameOr(error.name, 'Error') : typeof error;
}

/** Finds the first line of our own scripts in a stack. */
function placeOf(error: unknown): string | null {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const place = /\/assets\/[\w.-]+\.js:\d+:\d+/u.exec(stack)?.[0] ?? '';
  return CODE_PLACE.test(place) ? place : null;
}

/** @param route the pattern of the route that is shown */
export function failureEvent(
  source: string,
  error: unknown,
  route: string,
  place?: FailurePlace,
): FailureEvent {
  const state = place === undefined ? '' : stateName(place.state);
  const at = placeOf(error);
  return {
    kind: 'failure',
    source: nameOr(source, NAMELESS),
    error: errorName(error),
    ...(state !== '' && { state: nameOr(state.slice(0, 120), NAMELESS) }),
    ...(place && { event: nameOr(place.event, NAMELESS) }),
    ...(at !== null && { at }),
    route,
  };
}

/** Measures the loaded page, and continues over the screens that follow. */
type Measure = (report: (metric: Pick<Metric, 'name' | 'value'>) => void) => void;

const vitals: readonly Measure[] = [onCLS, onINP, onLCP, onTTFB];

/**
 * Reports web vitals and failures to a collector: uncaught errors, and those that charts and screens report
 * (`failure-log.ts`). It starts when this code has loaded. It sends the route pattern but never the address, and no
 * ids or texts of a person.
 *
 * @param endpoint the address of the collector (`settings.telemetryEndpoint`)
 */
export function startTelemetry(
  { adapters }: Pick<Environment, 'adapters'>,
  endpoint: string,
  page: Window & typeof globalThis = window,
  measures = vitals,
): void {
  const telemetry = createTelemetry({
    send: browserSender(endpoint, page),
    later: (work, ms) => void page.setTimeout(work, ms),
  });
  const route = (): string => telemetryRoute(page.location.pathname);
  const failed = (source: string, error: unknown, place?: FailurePlace): void =>
    telemetry.report(failureEvent(source, error, route(), place));

  adapters.failures.listener = failed;
  page.addEventListener('error', ({ error }) => failed('uncaught', error));
  page.addEventListener('unhandledrejection', ({ reason }) => failed('unhandled rejection', reason));
  const flushWhenHidden = (): void => {
    if (page.document.visibilityState === 'hidden') telemetry.flush();
  };
  const loaded = route();
  // The last values arrive when the page is hidden, before or after the listener below runs.
  for (const measure of measures)
    measure(({ name, value }) => {
      telemetry.report({ kind: 'vital', vital: name as VitalEvent['vital'], value, route: loaded });
      flushWhenHidden();
    });
  page.document.addEventListener('visibilitychange', flushWhenHidden);
  page.addEventListener('pagehide', telemetry.flush);
}
