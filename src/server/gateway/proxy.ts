import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseUrl } from '../../domain/addresses/parse-url';
import { registerBreaking } from './broken-calls';
import { registerBodyLimit } from './body-limit';
import { REQUEST_ID } from '../observe/request-id';
import { BACKEND_TIMEOUT_MS } from './limits';

/** A backend that the gateway passes calls on to. */
export type Upstream = {
  /** Without a slash at the end. */
  readonly origin: string;
  /** Only the embedded backend of a demo has a sandbox. */
  readonly sandbox: boolean;
};

/** The part of a request that is needed, of whatever kind of server. */
type Asked = Pick<FastifyRequest, 'id' | 'ip' | 'host' | 'protocol'>;

type Headers = Record<string, string | string[] | undefined>;

/**
 * What a client could name to pass for another one, or to have another address read than the one that it asked for;
 * an underscore counts as a hyphen, as it does for some servers.
 */
const CLAIM = /^(forwarded|x-forwarded-.*|x-real-ip|x-original-url|x-rewrite-url|x-request-id)$/u;

/**
 * Says who asked: the gateway's own knowledge replaces whatever the client claims (unless its proxy is trusted).
 * `Expect` was answered here.
 */
function forwardedHeaders(request: Asked, headers: Headers): Headers {
  const passed = Object.entries(headers).filter(
    ([name]) => name !== 'expect' && !CLAIM.test(name.replaceAll('_', '-')),
  );
  return {
    ...Object.fromEntries(passed),
    [REQUEST_ID]: request.id,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol === 'https' ? 'https' : 'http',
  };
}

/** Where a backend redirects to within itself, without its own address: no browser need reach or know that. */
function ownLocation(location: string, origin: string): string {
  if (!/^(https?:)?\/\//iu.test(location)) return location;
  const to = parseUrl(location, origin);
  if (to?.origin !== new URL(origin).origin) return location;
  // Two slashes at the start would name another host.
  return to.pathname.replace(/^\/+/u, '/') + to.search + to.hash;
}

const messages = {
  400: 'An error occurred with your request',
  413: 'What was sent is too large.',
  503: ['An error occurred with your request', 'Please try again later'],
} as const;

/** What a caller gets when the backend is not asked or does not answer: the envelope for /api, a line for pages. */
function fail(reply: FastifyReply, status: keyof typeof messages): FastifyReply {
  // What is still to come of a body is not waited for.
  if (status === 413) reply.header('connection', 'close');
  const isPage = reply.request.url.startsWith('/legacy');
  const message = messages[status];
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type(isPage ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8')
    .send(isPage ? [message].flat().join('\n') : JSON.stringify({ code: status, message }));
}

const statusOf = ({ statusCode = 500 }: { readonly statusCode?: number }): keyof typeof messages =>
  statusCode >= 500 ? 503 : statusCode === 413 ? 413 : 400;

const isBroken = (error: Error): boolean =>
  'code' in error && (error.code === 'ECONNRESET' || error.code === 'UND_ERR_SOCKET');

/**
 * Passes /api and /legacy on to the backend, and /sandbox to one that has it.
 *
 * @param onFailure called when a call got no answer from the backend
 */
export async function registerProxy(
  app: FastifyInstance,
  upstream: Upstream,
  onFailure: () => void = () => undefined,
): Promise<void> {
  const prefixes = ['/api', '/legacy', ...(upstream.sandbox ? ['/sandbox'] : [])];
  const breakOff = upstream.sandbox ? registerBreaking(app) : null;
  await app.register(async (scope) => {
    registerBodyLimit(scope);
    scope.setErrorHandler((error: { readonly statusCode?: number }, _request, reply) =>
      fail(reply, statusOf(error)),
    );
    for (const prefix of prefixes) {
      await scope.register(httpProxy, {
        upstream: upstream.origin,
        prefix,
        rewritePrefix: prefix,
        httpMethods: ['DELETE', 'GET', 'HEAD', 'PATCH', 'POST', 'PUT'],
        disableRequestLogging: true,
        // A connection that was opened and not used would keep the embedded backend from closing.
        destroyAgent: true,
        undici: { headersTimeout: BACKEND_TIMEOUT_MS, bodyTimeout: BACKEND_TIMEOUT_MS, connections: 128 },
        replyOptions: {
          rewriteRequestHeaders: (request, headers) => forwardedHeaders(request, headers as Headers) as never,
          // A request has one name, which the gateway has said already.
          rewriteHeaders: ({
            'keep-alive': _keepAlive,
            connection: _connection,
            [REQUEST_ID]: _named,
            ...passed
          }) => ({
            ...passed,
            ...(passed.location === undefined
              ? {}
              : { location: ownLocation(passed.location, upstream.origin) }),
          }),
          // A call is sent once: what failed may have been done all the same.
          retryDelay: () => null,
          onError: (reply, { error }) => {
            onFailure();
            // The embedded backend breaks a connection only when a tester asks it to: they are to see just that.
            if (breakOff && isBroken(error)) breakOff(reply as FastifyReply);
            else void fail(reply as FastifyReply, 503);
          },
        },
      });
    }
  });
}
