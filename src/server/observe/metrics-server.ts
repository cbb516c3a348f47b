import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { metricsPage, type Measured } from './metrics';

export type MetricsServer = { readonly port: number; close(): Promise<void> };

export type MetricsServerOptions = {
  readonly host: string;
  readonly port: number;
  /** One for each half of the server. A source that fails or does not answer is left out. */
  readonly sources: readonly (() => Promise<Measured>)[];
};

/** How long a source may take (ms). Prometheus itself times out after 10 s. */
const SOURCE_MS = 2000;

function inTime(source: () => Promise<Measured>): Promise<Measured> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve([]), SOURCE_MS);
    void source()
      .catch((): Measured => [])
      .then((measured) => {
        clearTimeout(late);
        resolve(measured);
      });
  });
}

/**
 * Serves GET /metrics on a separate port, which must not be public. The gateway's port never serves it. It keeps
 * serving while the server shuts down, and does not keep the process alive.
 *
 * @throws if the port is in use
 */
export async function serveMetrics({ host, port, sources }: MetricsServerOptions): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
      return;
    }
    void Promise.all(sources.map(inTime))
      .then(metricsPage)
      .then(
        ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
        () => response.writeHead(500).end(),
      );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  server.unref();
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
