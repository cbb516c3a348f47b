import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type {
  DoneFuncWithErrOrRes,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteOptions,
} from 'fastify';
import { Refusal, unauthorized } from '../http/answers';
import { html } from '../legacy/html';
import type { Services } from '../routes/services';
import { insertIntent } from '../storage/repositories/intents';
import type { Fault, Faults } from './faults';

/** Value of Retry-After for a 429 (s). */
const RETRY_AFTER_S = 2;

const happening = new WeakMap<FastifyRequest, Fault>();

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '';

/** The contract's operation id of a route. */
export function operationIdOf(schema: unknown): string | null {
  const id =
    typeof schema === 'object' && schema !== null && 'operationId' in schema ? schema.operationId : null;
  return typeof id === 'string' ? id : null;
}

const random = (): string => randomBytes(16).toString('hex');

/**
 * Answers with a challenge that succeeds, for an intent that belongs to no customer. The confirmation that
 * follows is refused.
 */
async function askForChallenge(
  { executor, clock }: Services,
  { intent }: Fault,
  reply: FastifyReply,
): Promise<void> {
  const id = `${intent === 'setup' ? 'seti' : 'pi'}_sandbox${random()}`;
  const secret = `${id}_secret_${random()}`;
  await insertIntent(executor, {
    id,
    kind: intent,
    customer: '',
    payment_method_id: '',
    client_secret: secret,
    state: 'requires_action',
    challenge: 1,
    created_at: clock.now(),
  });
  void reply.code(402).send({ code: 402, stripe_action: { [`${intent}_intent_client_secret`]: secret } });
}

function breakConnection(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  request.raw.socket.destroy();
}

/** Runs a fault before the call. @returns whether the call continues @throws Refusal */
async function before(
  services: Services,
  fault: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  switch (fault.kind) {
    case '401':
      throw unauthorized();
    case '402':
      await askForChallenge(services, fault, reply);
      return false;
    case 'refused':
      throw new Refusal(fault.status, fault.message ?? 'The sandbox refused this call.');
    case '429':
      throw new Refusal(429, 'Too many attempts. Please wait a while and try again.', {
        retryAfter: RETRY_AFTER_S,
      });
    case 'unavailable': {
      const page = html`<!doctype html><title>${fault.status}</title>
        <h1>The sandbox is out of order</h1>`;
      void reply.code(fault.status).type('text/html; charset=utf-8').send(page.text);
      return false;
    }
    case 'reset':
      breakConnection(request, reply);
      return false;
    case 'delay':
    case 'truncated':
    case 'commitThenReset':
    case 'version':
      return true;
  }
}

/** Applies a fault to the response, after the call's work is done and saved. */
function after(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  const fault = happening.get(request);
  happening.delete(request);
  if (fault?.kind === 'commitThenReset') {
    breakConnection(request, reply);
    return payload;
  }
  if (typeof payload !== 'string') return payload;
  if (fault?.kind === 'truncated') return payload.slice(0, Math.ceil(payload.length / 2));
  if (fault?.kind !== 'version') return payload;
  const version = `sandbox-${random().slice(0, 8)}`;
  reply.header('x-app-version', version);
  const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
  return isJson ? JSON.stringify({ ...(JSON.parse(payload) as object), version }) : payload;
}

const isOfTheConsole = (path: string): boolean =>
  path.startsWith('/sandbox') && !path.startsWith('/sandbox/intents/');

/**
 * Applies faults to all calls except those of the console itself. Call it before other routes are registered, so that
 * faults in responses apply after the routes' own hooks.
 */
export function registerFaults(app: FastifyInstance, services: Services, faults: Faults): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request);
    if (isOfTheConsole(path)) return undefined;
    const fault = faults.take({ operationId: operationIdOf(request.routeOptions.schema), path });
    if (!fault) return undefined;
    if (fault.delayMs > 0) await wait(fault.delayMs);
    happening.set(request, fault);
    return (await before(services, fault, request, reply)) ? undefined : reply;
  });
  app.addHook('onRoute', (route: RouteOptions) => {
    const own = route.onSend === undefined ? [] : [route.onSend].flat();
    route.onSend = [
      ...own,
      (request: FastifyRequest, reply: FastifyReply, payload: unknown, done: DoneFuncWithErrOrRes) =>
        done(null, after(request, reply, payload)),
    ];
  });
}
