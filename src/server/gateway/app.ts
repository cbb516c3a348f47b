import { createServer, STATUS_CODES, type RequestListener, type Server } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import { logging, type LogStream } from '../observe/log';
import { requestIds } from '../observe/request-id';
import { observer, observeRequests } from '../observe/requests';
import { answerClientErrors } from './client-errors';
import { registerHeaders } from './headers';
import { registerHealth } from './health';
import {
  CONNECTIONS_CHECK_MS,
  HEADERS_BYTES,
  HEADERS_TIMEOUT_MS,
  KEEP_ALIVE_MS,
  REQUEST_TIMEOUT_MS,
} from './limits';
import type { GatewayMetrics } from './metrics';
import { registerProxy, type Upstream } from './proxy';
import { pageAddress, refusalStatus } from './refusals';
import type { Site } from './site';
import { watchAnswers } from './stalled-answers';
import { registerStaticFiles } from './static-files';
import { registerTelemetry } from './telemetry';
import { watchRequests } from './unfinished-requests';

export type GatewayOptions = {
  readonly site: Site;
  readonly upstream: Upstream;
  /** A pino level; without one nothing is logged. */
  readonly logLevel?: string | null;
  /** Where the log goes; by default standard output. */
  readonly logStream?: LogStream;
  /** What is counted; served elsewhere (`serveMetrics`). By default nothing. */
  readonly metrics?: GatewayMetrics | null;
  /** Takes what the app in browsers tells of itself at POST /telemetry; by default not. */
  readonly telemetry?: boolean;
  /** Which proxies may say who the client is, as Fastify's `trustProxy`; by default none. */
  readonly trustedProxies?: string | null;
  readonly alwaysHttps?: boolean;
  /** How long it goes on answering once it is asked to close (ms), for a balancer to notice; none unless set. */
  readonly drainMs?: number;
};

/** Stands for the route of a request that no route saw. */
const REFUSED = '(refused)';

type OnRefused = (method: string, status: number) => void;

/** Node's server with tighter limits, which refuses ambiguous requests before any routing. */
function hardenedServer(handle: RequestListener, onRefused: OnRefused): Server {
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: CONNECTIONS_CHECK_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: HEADERS_BYTES,
    },
    (request, response) => {
      const status = refusalStatus(request);
      if (status === null) {
        watch(response);
        handle(request, response);
        return;
      }
      response.writeHead(status, { connection: 'close', 'content-type': 'text/plain; charset=utf-8' });
      response.end(STATUS_CODES[status]);
      onRefused(request.method ?? '', status);
    },
  );
  const watch = watchAnswers(server);
  server.on('clientError', answerClientErrors(server));
  return server;
}

/**
 * The gateway: the built site with its headers, /healthz and /readyz, and everything else passed on to the backend. It has no
 * state; run as many as you like.
 */
export async function createGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const { site, upstream, logLevel = null, trustedProxies = null, alwaysHttps = false } = options;
  const { metrics = null, telemetry = false, drainMs = 0 } = options;
  const onRefused: OnRefused = (method, status) => {
    const facts = { method, route: REFUSED, status };
    metrics?.begin()({ ...facts, seconds: 0 });
    app.log.info(facts, 'refused');
  };
  const app: FastifyInstance = fastify({
    ...logging('gateway', { level: logLevel, stream: options.logStream }),
    genReqId: requestIds(trustedProxies),
    trustProxy: trustedProxies ?? false,
    serverFactory: (handle) => hardenedServer(handle, onRefused),
    rewriteUrl: ({ url = '' }) => pageAddress(url),
    // The server has its own.
    clientErrorHandler: () => undefined,
    // Who still comes while it closes is answered, and told to come to another one next time.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 1024 },
    // What is not as it should be is refused, not made so.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
  });
  // The contract's paths are read for names alone.
  const isObserved = logLevel !== null || metrics !== null;
  const routeOf = isObserved ? (await import('./route-patterns')).routePatterns(site) : undefined;
  observeRequests(app, observer({ metrics, ...(routeOf && { routeOf }) }));
  await registerHeaders(app, alwaysHttps);
  const closing = watchRequests(app.server);
  registerHealth(app, { origin: upstream.origin, drainMs });
  // After the health checks' own hook: by then a balancer has had its time to notice.
  app.addHook('preClose', (done) => {
    closing();
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
