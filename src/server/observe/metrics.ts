import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
  type MetricObject,
} from 'prom-client';
import type { Part } from './log';

/** Metrics as plain data, which can cross from the backend's thread to the thread that serves them. */
export type Measured = readonly MetricObject[];

type Answered = {
  readonly method: string;
  readonly route: string;
  /** Null if the connection was lost before the whole response was sent. */
  readonly status: number | null;
  readonly seconds: number;
};

export type RequestMetrics = {
  /** Counts a request. Call the returned function when it is answered. */
  begin(): (answered: Answered) => void;
};

export type Metrics = RequestMetrics & {
  /** For the metrics that only one part has. */
  readonly registry: Registry;
  readonly read: () => Promise<Measured>;
};

/** In seconds. The slow requests are the older pages and password hashing. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The client chooses the method, so unknown ones share one series. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const classOf = (status: number | null): string =>
  status === null ? 'lost' : `${Math.floor(status / 100)}xx`;

const isLogin = (route: string): boolean => route.endsWith('/login');

/**
 * Creates the metrics of one half of the server. Every label has few values: route patterns, methods, status classes.
 *
 * @param part the label of every metric
 * @param process whether to add the metrics of the process (memory, CPU, event loop)
 */
export function createMetrics(part: Part, { process }: { readonly process: boolean }): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ part });
  const registers = [registry];
  const labelNames = ['method', 'route', 'status'] as const;
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests that were answered, or whose connection was lost.',
    labelNames,
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request until its whole answer has gone.',
    labelNames,
    buckets: BUCKETS,
    registers,
  });
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that wait for their answer.',
    registers,
  });
  const rateLimited = new Counter({
    name: 'http_rate_limited_total',
    help: 'Requests that were refused because there were too many (429).',
    labelNames: ['route'],
    registers,
  });
  const loginFailures = new Counter({
    name: 'login_failures_total',
    help: 'Logins that were refused (401).',
    labelNames: ['route'],
    registers,
  });
  if (process) collectDefaultMetrics({ register: registry });

  return {
    begin() {
      inFlight.inc();
      return ({ method, route, status, seconds }) => {
        inFlight.dec();
        const labels = { method: METHODS.has(method) ? method : 'other', route, status: classOf(status) };
        requests.inc(labels);
        durations.observe(labels, seconds);
        if (status === 429) rateLimited.inc({ route });
        if (status === 401 && isLogin(route)) loginFailures.inc({ route });
      };
    },
    registry,
    read: async () => await registry.getMetricsAsJSON(),
  };
}

/** Combines the metrics of all parts into one page in Prometheus' format. */
export async function metricsPage(measured: readonly Measured[]): Promise<{ type: string; text: string }> {
  // Each metric is labelled with its part, so no two parts share a series and every series is kept.
  const kept = measured.map((part) => part.map((metric) => ({ ...metric, aggregator: 'first' })));
  const together = AggregatorRegistry.aggregate(kept);
  return { type: together.contentType, text: await together.metrics() };
}
