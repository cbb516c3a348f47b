import { constants } from 'node:http2';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { http2StreamOf } from '../http2-stream';

/**
 * How long an identical request counts as the browser's automatic retry (ms). A person who presses
 * Retry takes longer.
 */
const RESEND_MS = 300;

const identityOf = ({ method, url, ip, headers }: FastifyRequest): string =>
  JSON.stringify([method, url, ip, headers['idempotency-key'], headers['user-agent']]);

/**
 * Breaks connections on the sandbox's request, so that the failure is visible in the browser. When a reused
 * connection breaks, Chromium resends the request by itself, even a POST. That retry is the same call, so it is
 * broken too and is not proxied. Over HTTP/2 the request alone is broken, and Chromium does not resend it.
 *
 * @returns a function that breaks the connection of a call
 */
export function registerBreaking(app: FastifyInstance): (reply: FastifyReply) => void {
  const used = new WeakMap<Socket, FastifyRequest>();
  const broken = new Map<string, number>();

  const cut = (reply: FastifyReply): void => {
    reply.hijack();
    const stream = http2StreamOf(reply.request.raw);
    if (stream === null) reply.request.raw.socket.destroy();
    else stream.close(constants.NGHTTP2_INTERNAL_ERROR);
  };
  app.addHook('onRequest', (request, reply, next) => {
    const { socket } = request.raw;
    const identity = identityOf(request);
    const until = broken.get(identity);
    // On a reused connection the browser will retry again; on a new one it gives up.
    if (until !== undefined && (!used.has(socket) || performance.now() >= until)) broken.delete(identity);
    if (until !== undefined && performance.now() < until) {
      cut(reply);
      return;
    }
    if (!used.has(socket)) used.set(socket, request);
    next();
  });

  return (reply) => {
    const { request } = reply;
    // Chromium never resends the first request of a connection.
    if (used.get(request.raw.socket) !== request) {
      broken.set(identityOf(request), performance.now() + RESEND_MS);
    }
    cut(reply);
  };
}
