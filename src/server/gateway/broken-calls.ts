import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A browser sends again at once; a person who presses Retry takes longer (ms). */
const RESEND_MS = 300;

const identityOf = ({ method, url, ip, headers }: FastifyRequest): string =>
  JSON.stringify([method, url, ip, headers['idempotency-key'], headers['user-agent']]);

/**
 * Breaks connections for the sandbox in a way that people see. Chromium sends a call again by itself, a POST too, when
 * the connection that broke had carried another call before: that second one is still the same call, and is broken as
 * well without being passed on.
 *
 * @returns breaks the connection of a call
 */
export function registerBreaking(app: FastifyInstance): (reply: FastifyReply) => void {
  const used = new WeakMap<Socket, FastifyRequest>();
  const broken = new Map<string, number>();

  const cut = (reply: FastifyReply): void => {
    reply.hijack();
    reply.request.raw.socket.destroy();
  };
  app.addHook('onRequest', (request, reply, next) => {
    const { socket } = request.raw;
    const identity = identityOf(request);
    const until = broken.get(identity);
    // On a connection that was used before, the browser will try once more; on a new one it has given up.
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
    // The first call of a connection is never sent again.
    if (used.get(request.raw.socket) !== request) {
      broken.set(identityOf(request), performance.now() + RESEND_MS);
    }
    cut(reply);
  };
}
