import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../routes/services';
import { CALL_LIFETIME_MS } from '../limits';
import { hashPassword, verifyPassword } from '../services/session/password';
import { claimKey, releaseKey, saveAnswer } from '../storage/repositories/idempotency';
import { Refusal } from './answers';
import { callerOf } from './caller';
import type { Operation } from './operation';

type Key = { readonly scope: string; readonly key: string };

export function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  return typeof key !== 'string' || key === '' ? null : key;
}

/**
 * Hashes what identifies a call, regardless of the order of its fields. Excludes the bot token, which is new with
 * every press (D2.9).
 */
function fingerprintOf(request: FastifyRequest): string {
  const canonical = JSON.stringify(
    [request.method, request.url, request.body ?? null],
    (name, value: unknown) => {
      if (name === 'recaptchaToken') return undefined;
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
      return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
    },
  );
  return createHash('sha256').update(canonical).digest('hex');
}

/**
 * Whether to keep a response. After the other statuses nothing was done or the outcome is unknown, and the client may
 * reuse its key (D2.9). A conflict may be resolved by the next try, which then has to run.
 */
const isFinal = (status: number): boolean => status < 500 && ![401, 409, 429].includes(status);

/**
 * Implements Idempotency-Key (Ext): the response to a key is kept and replayed. `before` runs ahead of an operation
 * and sends the kept response, or refuses the call: 422 if the body differs, 409 while the first call is in progress.
 * `after` stores the response of the operation.
 */
export function createIdempotency({
  executor,
  clock,
  switches,
}: Pick<Services, 'executor' | 'clock' | 'switches'>) {
  const claimed = new WeakMap<FastifyRequest, Key>();

  return {
    async before(
      request: FastifyRequest,
      reply: FastifyReply,
      operation: Operation,
    ): Promise<FastifyReply | undefined> {
      if (!switches.current().extensions.includes('idempotency')) return undefined;
      const key = idempotencyKeyOf(request);
      if (key === null) return undefined;
      const claim = { scope: callerOf(request).user?.id ?? 'nobody', key };
      const fingerprint = fingerprintOf(request);
      const kept = operation.holdsPassword ? await hashPassword(fingerprint) : fingerprint;
      const at = clock.now();
      const cutShort = new Date(at.getTime() - CALL_LIFETIME_MS);
      const saved = await claimKey(executor, claim, { fingerprint: kept, at, cutShort });
      if (!saved) {
        claimed.set(request, claim);
        return undefined;
      }
      const isSame = operation.holdsPassword
        ? await verifyPassword(fingerprint, saved.fingerprint)
        : saved.fingerprint === fingerprint;
      if (!isSame) {
        throw new Refusal(422, 'This request differs from the one sent before.');
      }
      if (saved.status === null || saved.body === null) {
        throw new Refusal(409, "We're still working on this request.", { retryAfter: 1 });
      }
      await operation.onReplay?.(reply, saved.body);
      return reply
        .code(saved.status)
        .header('idempotent-replayed', 'true')
        .type('application/json; charset=utf-8')
        .send(saved.body);
    },

    async after(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
      const claim = claimed.get(request);
      if (!claim) return payload;
      claimed.delete(request);
      if (isFinal(reply.statusCode) && typeof payload === 'string') {
        await saveAnswer(executor, claim, { status: reply.statusCode, body: payload });
      } else {
        await releaseKey(executor, claim);
      }
      return payload;
    },
  };
}

export type Idempotency = ReturnType<typeof createIdempotency>;
