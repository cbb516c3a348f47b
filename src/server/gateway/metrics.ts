import { Counter, Histogram } from 'prom-client';
import { createMetrics, type Metrics } from '../observe/metrics';

/** Metrics of the gateway, in addition to those of its requests. */
export type GatewayMetrics = Metrics & {
  /** The backend was unreachable or did not answer. */
  upstreamFailed(): void;
  /** A measurement by a browser. @param value seconds; for CLS, the score */
  vital(name: string, route: string, value: number): void;
  /** The app reported a failure from a browser. */
  appFailed(route: string): void;
};

/** Covers the range from good to poor of each vital (web.dev/vitals). */
const VITAL_BUCKETS = [0.05, 0.1, 0.2, 0.25, 0.5, 0.8, 1, 1.8, 2.5, 4, 8];

/** Creates the metrics of the gateway and of the whole process. */
export function createGatewayMetrics(): GatewayMetrics {
  const metrics = createMetrics('gateway', { process: true });
  const registers = [metrics.registry];
  const upstreamFailures = new Counter({
    name: 'upstream_failures_total',
    help: 'Calls that the gateway got no answer to from the backend.',
    registers,
  });
  const vitals = new Histogram({
    name: 'web_vital',
    help: 'What browsers measured: LCP, INP and TTFB in seconds, CLS as its score.',
    labelNames: ['name', 'route'],
    buckets: VITAL_BUCKETS,
    registers,
  });
  const failures = new Counter({
    name: 'app_failures_total',
    help: 'Failures that the app told of in browsers.',
    labelNames: ['route'],
    registers,
  });
  return {
    ...metrics,
    upstreamFailed: () => upstreamFailures.inc(),
    vital: (name, route, value) => vitals.observe({ name, route }, value),
    appFailed: (route) => failures.inc({ route }),
  };
}
