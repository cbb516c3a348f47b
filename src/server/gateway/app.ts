import { createServer, STATUS_CODES, type RequestListener, type Server } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import { registerHeaders } from './headers';
import { registerHealth } from './health';
import {
  CONNECTIONS_CHECK_MS,
  HEADERS_BYTES,
  HEADERS_TIMEOUT_MS,
  KEEP_ALIVE_MS,
  REQUEST_TIMEOUT_MS,
} from './limits';
import { registerProxy, type Upstream } from './proxy';
import { refusalStatus } from './refusals';
import type { Site } from './site';
import { watchAnswers } from './stalled-answers';
import { registerStaticFiles } from './static-files';

export type GatewayOptions = {
  readonly site: Site;
  readonly upstream: Upstream;
  /** A pino level; without one nothing is logged. */
  readonly logLevel?: string | null;
  /** Which proxies may say who the client is, as Fastify's `trustProxy`; by default none. */
  readonly trustedProxies?: string | null;
  readonly alwaysHttps?: boolean;
  /** How long it goes on answering once it is asked to close (ms), for a balancer to notice; none unless set. */
  readonly drainMs?: number;
};

/** Node's server with tighter limits, which refuses ambiguous requests before any routing. */
function hardenedServer(handle: RequestListener): Server {
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
    },
  );
  const watch = watchAnswers(server);
  return server;
}

/**
 * The gateway: the built site with its headers, /healthz and /readyz, and everything else passed on to the backend. It has no
 * state; run as many as you like.
 */
export async function createGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const { site, upstream, logLevel = null, trustedProxies = null, alwaysHttps = false } = options;
  const { drainMs = 0 } = options;
  const app = fastify({
    logger: logLevel === null ? false : { level: logLevel },
    trustProxy: trustedProxies ?? false,
    serverFactory: hardenedServer,
    // Who still comes while it closes is answered, and told to come to another one next time.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 1024 },
  });
  await registerHeaders(app, alwaysHttps);
  registerHealth(app, { origin: upstream.origin, drainMs });
  await registerProxy(app, upstream);
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
