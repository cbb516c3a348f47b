import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import Stripe from 'stripe';
import { ApiError, invalidRequest } from './stripe-stand-in-cards';
import { Account, type Params } from './stripe-stand-in-objects';

export const SECRET_KEY = 'sk_test_canaryOfTheSecretKey';
export const WEBHOOK_SECRET = 'whsec_canaryOfTheWebhook';
const VERSION = '2026-10-28.endive';

/** How a request fails, `before` or `after` it is executed. */
export type Fault =
  | { readonly kind: 'error'; readonly status: number; readonly after?: boolean }
  | { readonly kind: 'broken' | 'silent'; readonly after?: boolean }
  /** Sends one byte of the response per this many milliseconds. */
  | { readonly kind: 'trickle'; readonly ms: number };

export type Request = {
  readonly route: string;
  readonly body: string;
  readonly key: string | null;
  readonly headers: IncomingMessage['headers'];
};

type Saved = { readonly fingerprint: string; readonly status: number; readonly body: string };
type Planned = { readonly on: RegExp; readonly fault: Fault; times: number };

/** Parses `a[b]=1&c[0]=x` to objects and lists. */
function parse(form: string): Params {
  const params: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(form)) {
    const [, head = '', inner] = /^(\w+)(?:\[(\w*)\])?$/u.exec(name) ?? [];
    if (inner === undefined) params[head] = value;
    else if (/^\d*$/u.test(inner)) params[head] = [...((params[head] as string[] | undefined) ?? []), value];
    else params[head] = { ...(params[head] as object | undefined), [inner]: value };
  }
  return params;
}

function perform(account: Account, route: string, params: Params): unknown {
  const [, method, path = ''] = /^(\w+) \/v1\/(.*)$/u.exec(route) ?? [];
  const [thing, id = '', action] = path.split('/');
  const kind = thing === 'setup_intents' ? 'setup' : 'payment';
  switch (
    `${method ?? ''} ${thing ?? ''}${id === '' ? '' : '/id'}${action === undefined ? '' : `/${action}`}`
  ) {
    case 'POST customers':
      return account.createCustomer(params);
    case 'DELETE customers/id':
      return account.deleteCustomer(id);
    case 'POST setup_intents':
      return account.createSetup(params);
    case 'POST payment_intents':
      return account.createPayment(params);
    case 'POST payment_intents/id/confirm':
      return account.confirmPayment(id, params);
    case 'POST setup_intents/id/cancel':
    case 'POST payment_intents/id/cancel':
      return account.cancel(id, kind);
    case 'GET setup_intents/id':
    case 'GET payment_intents/id':
      return account.show(account.find(id, kind), params);
    case 'POST payment_methods/id/detach':
      return account.detach(id);
    case 'POST refunds':
      return account.refund(params);
    default:
      throw new ApiError(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${route})`,
      });
  }
}

/**
 * An error with more details than Stripe's.
 *
 * @param done what was executed anyway; included in the error
 */
const errorOf = (status: number, done: unknown = {}): ApiError =>
  status === 429
    ? new ApiError(429, { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' })
    : new ApiError(status, {
        type: 'api_error',
        message: `An unknown error occurred. ${SECRET_KEY} ${JSON.stringify(done)}`,
        payment_intent: done,
      });

/**
 * A stand-in for api.stripe.com with Stripe's documented behaviour: test cards, the states of intents, attaching and
 * detaching, idempotency keys (the same key with other parameters is 400, and any response is replayed) and the
 * envelope of errors. Close it when the test ends.
 */
export async function startStripe() {
  const account = new Account();
  const requests: Request[] = [];
  const saved = new Map<string, Saved>();
  let planned: Planned[] = [];

  function faultFor(route: string): Fault | undefined {
    const plan = planned.find(({ on, times }) => times > 0 && on.test(route));
    if (plan) plan.times -= 1;
    return plan?.fault;
  }

  /** The response to a request, once for each key. */
  function answerTo({ route, body, key }: Request, fault: Fault | undefined): Saved & { replayed?: boolean } {
    const fingerprint = `${route} ${body}`;
    const before = key === null ? undefined : saved.get(key);
    if (before) {
      if (before.fingerprint === fingerprint) return { ...before, replayed: true };
      const error = { type: 'idempotency_error', message: 'Keys can only be used with the same parameters.' };
      return { fingerprint, status: 400, body: JSON.stringify({ error }) };
    }
    let status = 200;
    let answer: unknown;
    try {
      answer = perform(account, route.split('?')[0] ?? '', parse(body || (route.split('?')[1] ?? '')));
      if (fault?.kind === 'error') throw errorOf(fault.status, answer);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      status = error.status;
      answer = { error: { ...error.error, request_log_url: 'https://dashboard.stripe.com/test/logs/req_1' } };
    }
    const result = { fingerprint, status, body: JSON.stringify(answer) };
    // A request that failed validation has not begun.
    if (key !== null && status !== 400 && status !== 404 && status !== 429) saved.set(key, result);
    return result;
  }

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = incoming;
    const route = `${method} ${url}`;
    const key = headers['idempotency-key'];
    const request = { route, body: await text(incoming), key: typeof key === 'string' ? key : null, headers };
    requests.push(request);
    const fault = faultFor(route);
    const send = (status: number, body: string, replayed = false): void => {
      const more = replayed ? { 'idempotent-replayed': 'true' } : {};
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1', ...more });
      response.end(body);
    };
    if (fault?.kind === 'silent' && !fault.after) return;
    if (fault?.kind === 'broken' && !fault.after) {
      incoming.socket.destroy();
      return;
    }
    if (headers.authorization !== `Bearer ${SECRET_KEY}` || headers['stripe-version'] !== VERSION) {
      const message = `Invalid API Key provided: ${headers.authorization ?? ''}`;
      send(401, JSON.stringify({ error: { type: 'invalid_request_error', message } }));
      return;
    }
    if (fault?.kind === 'error' && !fault.after) {
      const error = errorOf(fault.status);
      send(error.status, JSON.stringify({ error: error.error }));
      return;
    }
    const answer = answerTo(request, fault);
    if (fault?.kind === 'silent') return;
    if (fault?.kind === 'broken') {
      incoming.socket.destroy();
      return;
    }
    if (fault?.kind === 'trickle') {
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      for (const byte of answer.body) {
        response.write(byte);
        await wait(fault.ms);
        if (response.destroyed) return;
      }
      response.end();
      return;
    }
    send(answer.status, answer.body, answer.replayed);
  }

  const server = createServer((incoming, response) => void handle(incoming, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  let events = 0;

  return {
    account,
    /** All requests so far. */
    requests,
    apiHost: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Makes the next requests whose `METHOD /path` matches fail. */
    plan: (on: RegExp, fault: Fault, times = 1): void => void planned.push({ on, fault, times }),
    /** From now on nothing fails. */
    behave: (): void => void (planned = []),
    /** Deletes everything. */
    startOver(): void {
      planned = [];
      saved.clear();
      requests.length = 0;
      account.clear();
    },
    /** An event about an intent, as Stripe would post it. It contains the intent's current state. */
    event(type: string, intentId: string, id = `evt_${(events += 1)}`) {
      const intent = account.intents.get(intentId);
      if (!intent) throw invalidRequest('There is no such intent');
      const payload = JSON.stringify({
        id,
        object: 'event',
        api_version: VERSION,
        type,
        data: { object: account.show(intent, {}) },
      });
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
      return { id, payload, signature };
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

export type StripeStandIn = Awaited<ReturnType<typeof startStripe>>;
