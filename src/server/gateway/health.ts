import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { READINESS_TIMEOUT_MS, READINESS_VALID_MS } from './limits';

type Health = {
  /** Of the backend, without a slash at the end. */
  readonly origin: string;
  /** How long the gateway goes on answering once it is asked to close (ms). */
  readonly drainMs: number;
};

/** Every backend has this call, for anybody (S7.calls.1); the embedded one reads its database for it. */
const PROBE = '/api/config';

/**
 * What a balancer asks: /healthz whether this process lives, /readyz whether calls are to be sent to it: its backend
 * answers, and it has not been asked to end. Once asked, it goes on answering for `drainMs`.
 */
export function registerHealth(app: FastifyInstance, { origin, drainMs }: Health): void {
  let closing = false;
  let asked: { readonly at: number; readonly answer: Promise<boolean> } | null = null;

  const answers = async (): Promise<boolean> => {
    try {
      const { ok } = await fetch(origin + PROBE, {
        headers: { 'x-requested-with': 'XMLHttpRequest' },
        signal: AbortSignal.timeout(READINESS_TIMEOUT_MS),
      });
      return ok;
    } catch {
      return false;
    }
  };
  /** However often anybody asks, the backend is asked once in a while. */
  const backendAnswers = (): Promise<boolean> => {
    const now = performance.now();
    if (asked === null || now - asked.at > READINESS_VALID_MS) asked = { at: now, answer: answers() };
    return asked.answer;
  };
  const say = (reply: FastifyReply, status: 200 | 503, word: string): FastifyReply =>
    reply.code(status).header('cache-control', 'no-store').send({ status: word });

  app.get('/healthz', (_request, reply) => say(reply, 200, 'ok'));
  app.get('/readyz', async (_request, reply) => {
    if (closing) return say(reply, 503, 'closing');
    return (await backendAnswers()) ? say(reply, 200, 'ok') : say(reply, 503, 'no backend');
  });
  app.addHook('preClose', async () => {
    closing = true;
    if (drainMs > 0) await wait(drainMs);
  });
}
