import { constants } from 'node:http2';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseUrl } from '../../domain/addresses/parse-url';
import { registerBreaking } from './broken-calls';
import { registerBodyLimit } from './body-limit';
import { REQUEST_ID } from '../observe/request-id';
import { http2StreamOf } from '../http2-stream';
import { BACKEND_TIMEOUT_MS } from './limits';

/** The backend to which the gateway proxies calls. */
export type Upstream = {
  /** Without a trailing slash. */
  readonly origin: string;
  /** Whether there is a sandbox: only the embedded backend of a demo has one. */
  readonly sandbox: boolean;
};

/** The fields of a request that are read here, whichever server it came through. */
type Asked = Pick<FastifyRequest, 'id' | 'ip' | 'host' | 'protocol'>;

type Headers = Record<string, string | string[] | undefined>;

/**
 * Headers with which a client could impersonate another client or have another URL read than the one requested.
 * Underscores count as hyphens, because some servers treat them so.
 */
const CLAIM = /^(forwarded|x-forwarded-.*|x-real-ip|x-original-url|x-rewrite-url|x-request-id)$/u;

/**
 * Replaces the client's forwarding headers with what the gateway knows (it believes a client only if its proxy is
 * trusted). Drops `Expect`, which the gateway has already answered.
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

/** Makes a redirect within the backend relative, so that browsers neither need nor learn the backend's address. */
function ownLocation(location: string, origin: string): string {
  if (!/^(https?:)?\/\//iu.test(location)) return location;
  const to = parseUrl(location, origin);
  if (to?.origin !== new URL(origin).origin) return location;
  // Two leading slashes would name another host.
  return to.pathname.replace(/^\/+/u, '/') + to.search + to.hash;
}

const messages = {
  400: 'An error occurred with your request',
  413: "That's too large to send.",
  503: ['An error occurred with your request', 'Please try again later'],
} as const;

/**
 * Sends the error response for a call that was not proxied or not answered: an envelope for /api,
 * plain text for pages.
 */
function fail(reply: FastifyReply, status: keyof typeof messages): FastifyReply {
  // Close the connection instead of reading the rest of the body.
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
 * Proxies /api and /legacy to the backend, and /sandbox if the backend has it.
 *
 * @param onFailure called when the backend did not answer a call
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
        // An opened but unused connection would keep the embedded backend from closing.
        destroyAgent: true,
        undici: { headersTimeout: BACKEND_TIMEOUT_MS, bodyTimeout: BACKEND_TIMEOUT_MS, connections: 128 },
        replyOptions: {
          rewriteRequestHeaders: (request, headers) => forwardedHeaders(request, headers as Headers) as never,
          // The gateway has already set the request id, so the backend's copy is dropped.
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
          onResponse: (request, reply, { stream }) => {
            // If the backend breaks it off, Fastify ends an HTTP/2 response without an error, as if it were whole.
            stream.once('error', () => http2StreamOf(request.raw)?.close(constants.NGHTTP2_INTERNAL_ERROR));
            void reply.send(stream);
          },
          // Never retry: a call that failed may still have taken effect.
          retryDelay: () => null,
          onError: (reply, { error }) => {
            onFailure();
            // The embedded backend breaks a connection only when a tester asks for it, so the browser
            // has to see that too.
            if (breakOff && isBroken(error)) breakOff(reply as FastifyReply);
            else void fail(reply as FastifyReply, 503);
          },
        },
      });
    }
  });
}
