import { Counter, Histogram } from 'prom-client';
import { createMetrics, type Metrics } from '../observe/metrics';

/** What the gateway counts besides requests. */
export type GatewayMetrics = Metrics & {
  /** The backend could not be reached, or its answer did not come. */
  upstreamFailed(): void;
  /** What a browser measured. @param value seconds; CLS is a score */
  vital(name: string, route: string, value: number): void;
  /** The app in a browser told of a failure. */
  appFailed(route: string): void;
};

/** From what is good to what is poor for each of the vitals (web.dev/vitals). */
const VITAL_BUCKETS = [0.05, 0.1, 0.2, 0.25, 0.5, 0.8, 1, 1.8, 2.5, 4, 8];

/** The numbers of the gateway, and of the whole process. */
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
