import { createGateway } from '../../../src/server/gateway/app';
import { createGatewayMetrics } from '../../../src/server/gateway/metrics';
import { readSite } from '../../../src/server/gateway/site';
import { createMetrics } from '../../../src/server/observe/metrics';
import { serveMetrics } from '../../../src/server/observe/metrics-server';
import { servedGroups } from '../../../src/server/backend/services/shared/switches';
import { createTestBackend, type TestBackend } from '../backend/backend';
import { makeDist } from '../gateway/gateway-site';
import { keepLog, type LogUnderTest } from './log-lines';

export type ObservedServer = {
  /** The gateway's address. */
  readonly origin: string;
  readonly backend: TestBackend;
  /** The logs of both halves, at the most verbose level. */
  readonly log: LogUnderTest;
  /** The metrics for Prometheus. */
  readonly metrics: () => Promise<string>;
  readonly metricsOrigin: string;
  readonly close: () => Promise<void>;
};

/** Starts the gateway in front of the real backend, with all logs, metrics and telemetry enabled. */
export async function startObservedServer(): Promise<ObservedServer> {
  const log = keepLog();
  const told = { logLevel: 'trace', logStream: log };
  const backendMetrics = createMetrics('backend', { process: false });
  const gatewayMetrics = createGatewayMetrics();
  const { dist, remove } = await makeDist();
  const backend = await createTestBackend({
    ...told,
    metrics: backendMetrics,
    switches: { extensions: servedGroups },
  });
  const gateway = await createGateway({
    ...told,
    site: await readSite(dist),
    upstream: { origin: await backend.app.listen({ host: '127.0.0.1', port: 0 }), sandbox: true },
    metrics: gatewayMetrics,
    telemetry: true,
    trustedProxies: 'loopback',
  });
  const origin = await gateway.listen({ host: '127.0.0.1', port: 0 });
  const served = await serveMetrics({
    host: '127.0.0.1',
    port: 0,
    sources: [gatewayMetrics.read, backendMetrics.read],
  });
  const metricsOrigin = `http://127.0.0.1:${served.port}`;
  return {
    origin,
    backend,
    log,
    metricsOrigin,
    metrics: async () => (await fetch(`${metricsOrigin}/metrics`)).text(),
    close: async () => {
      await served.close();
      await gateway.close();
      await backend.app.close();
      await remove();
    },
  };
}
