import { afterEach, describe, expect, it } from 'vitest';
import { createMetrics } from '../../../src/server/observe/metrics';
import { serveMetrics, type MetricsServer } from '../../../src/server/observe/metrics-server';

let server: MetricsServer | null = null;
afterEach(() => server?.close());

const at = { host: '127.0.0.1', port: 0 };
const read = async (): Promise<string> =>
  (await fetch(`http://127.0.0.1:${server?.port ?? 0}/metrics`)).text();

describe('the port for Prometheus', () => {
  it('combines the metrics of both halves of the server, each with its name', async () => {
    const [gateway, backend] = (['gateway', 'backend'] as const).map((part) =>
      createMetrics(part, { process: false }),
    );
    gateway?.begin()({ method: 'GET', route: '/a', status: 204, seconds: 0.02 });
    backend?.begin()({ method: 'BREW', route: '/a', status: null, seconds: 0.02 });
    backend?.begin();
    server = await serveMetrics({
      ...at,
      sources: [gateway, backend].map((half) => () => half?.read() ?? Promise.resolve([])),
    });
    const text = await read();
    expect(text).toContain('http_requests_total{method="GET",route="/a",status="2xx",part="gateway"} 1');
    expect(text).toContain('http_requests_total{method="other",route="/a",status="lost",part="backend"} 1');
    expect(text).toContain('http_requests_in_flight{part="backend"} 1');
    expect(text.match(/# TYPE http_requests_total counter/gu)).toHaveLength(1);
  });

  it('leaves out a half that fails or does not respond', async () => {
    const metrics = createMetrics('gateway', { process: false });
    const sources = [
      metrics.read,
      () => Promise.reject(new Error('gone')),
      () => new Promise<never>(() => undefined),
    ];
    server = await serveMetrics({ ...at, sources });
    expect(await read()).toContain('http_requests_in_flight{part="gateway"} 0');
  });

  it('reports that its port is in use', async () => {
    server = await serveMetrics({ ...at, sources: [] });
    await expect(serveMetrics({ ...at, port: server.port, sources: [] })).rejects.toThrow('EADDRINUSE');
  });
});
