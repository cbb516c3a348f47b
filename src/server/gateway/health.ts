import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { READINESS_TIMEOUT_MS, READINESS_VALID_MS } from './limits';

type Health = {
  /** Origin of the backend, without a trailing slash. */
  readonly origin: string;
  /** How long the gateway keeps answering after `close` is called (ms). */
  readonly drainMs: number;
};

/** Every backend has this public call (S7.calls.1). The embedded backend reads its database for it. */
const PROBE = '/api/config';

/**
 * Registers the health checks of a balancer. /healthz answers 200 while the process runs. /readyz answers 200 if the
 * backend answers and the gateway is not closing. Once asked to close, the gateway keeps answering for `drainMs`.
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
  /** Caches the answer for `READINESS_VALID_MS`, so that frequent checks do not load the backend. */
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
