import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bodyWasTooLarge, registerBodyLimit } from './body-limit';
import { BACKEND_TIMEOUT_MS } from './limits';

/** A backend that the gateway passes calls on to. */
export type Upstream = {
  /** Without a slash at the end. */
  readonly origin: string;
  /** Only the embedded backend has a sandbox. */
  readonly sandbox: boolean;
};

/** The part of a request that is needed, of whatever kind of server. */
type Asked = Pick<FastifyRequest, 'ip' | 'host' | 'protocol' | 'url' | 'headers'>;

type Headers = Record<string, string | string[] | undefined>;

/**
 * Says who asked: the gateway's own knowledge replaces whatever the client claims (unless its proxy is trusted).
 * `Expect` was answered here.
 */
function forwardedHeaders(request: Asked, headers: Headers): Headers {
  const { expect: _expect, forwarded: _forwarded, 'x-real-ip': _realIp, ...passed } = headers;
  return {
    ...passed,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.headers['x-forwarded-proto'] === 'https' ? 'https' : request.protocol,
  };
}

/** What a caller gets when the backend does not answer: the envelope for /api, a line of text for pages. */
function failure(request: Asked, status: 413 | 503): { readonly type: string; readonly body: string } {
  const message = status === 413 ? 'What was sent is too large.' : 'Please try again later';
  return request.url.startsWith('/legacy')
    ? { type: 'text/plain; charset=utf-8', body: message }
    : { type: 'application/json; charset=utf-8', body: JSON.stringify({ code: status, message }) };
}

/** Passes /api and /legacy on to the backend, and /sandbox to one that has it. */
export async function registerProxy(app: FastifyInstance, upstream: Upstream): Promise<void> {
  const prefixes = ['/api', '/legacy', ...(upstream.sandbox ? ['/sandbox'] : [])];
  await app.register(async (scope) => {
    registerBodyLimit(scope);
    scope.setErrorHandler(async (error: { readonly statusCode?: number }, request, reply) => {
      const status = error.statusCode === 413 ? 413 : 503;
      const { type, body } = failure(request, status);
      return reply.code(status).header('cache-control', 'no-store').type(type).send(body);
    });
    for (const prefix of prefixes) {
      await scope.register(httpProxy, {
        upstream: upstream.origin,
        prefix,
        rewritePrefix: prefix,
        httpMethods: ['DELETE', 'GET', 'HEAD', 'PATCH', 'POST', 'PUT'],
        disableRequestLogging: true,
        undici: { headersTimeout: BACKEND_TIMEOUT_MS, bodyTimeout: BACKEND_TIMEOUT_MS, connections: 128 },
        replyOptions: {
          rewriteRequestHeaders: (request, headers) => forwardedHeaders(request, headers as Headers) as never,
          rewriteHeaders: ({ 'keep-alive': _keepAlive, connection: _connection, ...passed }) => passed,
          // A call is sent once: what failed may have been done all the same.
          retryDelay: () => null,
          onError: (reply) => {
            const status = bodyWasTooLarge(reply.request) ? 413 : 503;
            const { type, body } = failure(reply.request, status);
            reply.code(status).header('cache-control', 'no-store').type(type).send(body);
          },
        },
      });
    }
  });
}
