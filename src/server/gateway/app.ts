import type { Http2SecureServer } from 'node:http2';
import fastify, { type FastifyInstance } from 'fastify';
import { logging, type LogStream } from '../observe/log';
import { requestIds } from '../observe/request-id';
import { observer, observeRequests } from '../observe/requests';
import type { Certificate } from '../tls-settings';
import { registerHeaders } from './headers';
import { registerHealth } from './health';
import { watchHttp2 } from './http2-connections';
import type { GatewayMetrics } from './metrics';
import { registerProxy, type Upstream } from './proxy';
import { pageAddress } from './refusals';
import { hardenedServer, type OnRefused } from './server';
import type { Site } from './site';
import { registerStaticFiles } from './static-files';
import { registerTelemetry } from './telemetry';
import { watchRequests } from './unfinished-requests';

export type GatewayOptions = {
  readonly site: Site;
  readonly upstream: Upstream;
  /** Serves HTTPS with HTTP/2, and HTTP/1.1 for clients that cannot. Without it plain HTTP/1.1. */
  readonly certificate?: Certificate | null;
  /** Pino level. Nothing is logged if it is null or missing. */
  readonly logLevel?: string | null;
  /** Where log lines are written. Defaults to standard output. */
  readonly logStream?: LogStream;
  /** Metrics to update; `serveMetrics` exposes them on another port. Defaults to none. */
  readonly metrics?: GatewayMetrics | null;
  /** Whether to accept the app's reports from browsers at POST /telemetry. Defaults to false. */
  readonly telemetry?: boolean;
  /** Proxies whose forwarded headers are trusted, as Fastify's `trustProxy`. Defaults to none. */
  readonly trustedProxies?: string | null;
  readonly alwaysHttps?: boolean;
  /** How long to keep answering after `close` is called (ms), so that a balancer can notice. Defaults to 0. */
  readonly drainMs?: number;
};

/** Route label of a request that was refused before routing. */
const REFUSED = '(refused)';

/**
 * Creates the gateway. It serves the built site with its headers, answers /healthz and /readyz, and proxies
 * everything else to the backend. It is stateless, so any number of instances can run.
 */
export async function createGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const { site, upstream, logLevel = null, trustedProxies = null, alwaysHttps = false } = options;
  const { metrics = null, telemetry = false, drainMs = 0, certificate = null } = options;
  const onRefused: OnRefused = (method, status) => {
    const facts = { method, route: REFUSED, status };
    metrics?.begin()({ ...facts, seconds: 0 });
    app.log.info(facts, 'refused');
  };
  const app: FastifyInstance = fastify({
    ...logging('gateway', { level: logLevel, stream: options.logStream }),
    genReqId: requestIds(trustedProxies),
    trustProxy: trustedProxies ?? false,
    // `hardenedServer` has the certificate. Fastify is told of it for its address.
    ...(certificate !== null && { https: {} }),
    serverFactory: (handle) => hardenedServer(handle, certificate, onRefused),
    rewriteUrl: ({ url = '' }) => pageAddress(url),
    // `hardenedServer` handles client errors.
    clientErrorHandler: () => undefined,
    // Requests that arrive while closing are still answered, with `Connection: close`.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 1024 },
    // Reject invalid input instead of coercing it.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
  });
  // The contract is parsed only for route labels, so skip it when nothing is logged or counted.
  const isObserved = logLevel !== null || metrics !== null;
  const routeOf = isObserved ? (await import('./route-patterns')).routePatterns(site) : undefined;
  observeRequests(app, observer({ metrics, ...(routeOf && { routeOf }) }));
  await registerHeaders(app, alwaysHttps);
  const closing = [watchRequests(app.server)];
  if (certificate !== null) closing.push(watchHttp2(app.server as unknown as Http2SecureServer));
  registerHealth(app, { origin: upstream.origin, drainMs });
  // Runs after the hook of the health checks, which waits for `drainMs` so that a balancer can notice.
  app.addHook('preClose', (done) => {
    for (const begin of closing) begin();
    done();
  });
  if (telemetry) await registerTelemetry(app, metrics);
  await registerProxy(app, upstream, () => metrics?.upstreamFailed());
  await registerStaticFiles(app, site);
  app.setErrorHandler((error: { readonly statusCode?: number }, request, reply) => {
    const status = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) request.log.error({ err: error }, 'unexpected failure');
    return reply
      .code(status)
      .type('text/plain; charset=utf-8')
      .send(status === 500 ? 'Server error' : 'Bad request');
  });
  return app;
}
