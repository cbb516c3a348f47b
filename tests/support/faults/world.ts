import { setImmediate } from 'node:timers/promises';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { vi } from 'vitest';
import type { AnyActorRef } from 'xstate';
import '../../../src/api/calls/accounts';
import '../../../src/api/calls/card-accounts';
import '../../../src/api/calls/cards';
import '../../../src/api/calls/content';
import '../../../src/api/calls/pages';
import '../../../src/api/calls/subscriptions';
import '../../../src/domain/settings-values';
import { selectIsReady } from '../../../machines/app/app/app.selectors';
import { createPaymentsAccess } from '../../../src/payments/access';
import { createPaymentsPort } from '../../../src/payments/create-port';
import { createDrafts } from '../../../src/platform/drafts';
import { createAdapters } from '../../../src/app/environment/adapters';
import { createAppSystem } from '../../../src/app/app-system';
import { pageStorage } from '../browser/page-storage';
import type { Answer, Delivery } from '../../../src/review/faults/answers';
import { isOfCall, type FaultCall } from '../../../src/review/faults/call';
import type { FaultPlay } from '../../../src/review/faults/kinds';
import { faultServer, type FaultServer } from './server';
import type { Arrived } from './server-writes';

/** A fault and the call that meets it. */
export type Fault = { readonly call: FaultCall; readonly play: FaultPlay };

/** Replacements for the app's dependencies besides the network, for a defective app. */
export type Changes = { readonly fetch?: (send: typeof fetch) => typeof fetch };

/** The maximum number of timers to wait for. */
const MOST_TIMERS = 60;

const declined = { error: { type: 'card_error', message: 'Declined.' } };

/** The card provider. The bank approves or declines. */
function provider() {
  const bank = { agrees: true };
  let made = 0;
  const confirm = (kind: 'setupIntent' | 'paymentIntent', secret: string) =>
    Promise.resolve(
      bank.agrees ? { [kind]: { id: secret.split('_secret_')[0], status: 'succeeded' } } : declined,
    );
  const stripe = {
    createPaymentMethod: () =>
      Promise.resolve({
        paymentMethod: { id: `pm_${(made += 1)}`, card: { last4: '4242', exp_month: 12, exp_year: 2039 } },
      }),
    confirmCardSetup: (secret: string) => confirm('setupIntent', secret),
    confirmCardPayment: (secret: string) => confirm('paymentIntent', secret),
  } as unknown as Stripe;
  const port = createPaymentsPort({ name: 'stripe', open: () => Promise.resolve(stripe) });
  port.attach({ clear: () => undefined } as unknown as StripeCardElement);
  return { bank, payments: createPaymentsAccess(() => Promise.resolve(port)) };
}

const cut = ({ status, headers, body }: Answer): Response => {
  const bytes = new TextEncoder().encode(body);
  let sent = false;
  const stream = new ReadableStream({
    pull: (controller) => {
      if (sent) controller.error(new TypeError('terminated'));
      else controller.enqueue(bytes.subarray(0, bytes.length / 2));
      sent = true;
    },
  });
  return new Response(stream, { status, headers });
};

/** A browser's result of a delivery; the test controls time. */
async function arrive(delivery: Delivery, signal?: AbortSignal | null): Promise<Response> {
  const whole = ({ status, headers, body }: Answer) => new Response(body, { status, headers });
  switch (delivery.kind) {
    case 'answer':
      if (delivery.afterMs !== undefined)
        await new Promise((resolve) => void setTimeout(resolve, delivery.afterMs));
      return whole(delivery.answer);
    case 'redirect':
      return whole(delivery.page);
    case 'cut':
      return cut(delivery.answer);
    case 'broken':
      throw new TypeError('Failed to fetch');
    default:
      return new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      });
  }
}

/** A network between the app and the server, with a fault as long as one is set. */
function network(server: FaultServer) {
  const browser: { session: string | null; fault: Fault | null; under: number; busy: number } = {
    session: null,
    fault: null,
    under: 0,
    busy: 0,
  };
  const sent: string[] = [];

  const carry = async (call: Arrived, signal?: AbortSignal | null): Promise<Response> => {
    const { fault } = browser;
    const path = call.path.split('?')[0] ?? '';
    const work = (): Promise<Answer> => {
      const { answer, session } = server.handle(call);
      if (session !== undefined && (fault === null || fault.play.meaning(fault.call) !== 'unknown'))
        browser.session = session;
      return Promise.resolve(answer);
    };
    if (fault === null || !isOfCall(fault.call, call.method, path))
      return arrive({ kind: 'answer', answer: await work() });
    // A server that requires the bank's approval holds the profile that it received.
    if (fault.play.meaning(fault.call) === 'challenge' && path.endsWith('/add-profile'))
      server.known.held = JSON.parse(call.body) as { readonly companyName: string };
    return arrive(
      await fault.play.meet(fault.call, {
        work,
        endSession: () => {
          server.forgetSessions();
          return Promise.resolve();
        },
      }),
      signal,
    );
  };

  const send: typeof fetch = async (input, init = {}) => {
    const call: Arrived = {
      method: (init.method ?? 'get').toUpperCase(),
      path: input instanceof Request ? input.url : String(input),
      body: typeof init.body === 'string' ? init.body : '',
      key: new Headers(init.headers).get('idempotency-key'),
      session: browser.session,
    };
    sent.push(`${call.method} ${call.path}`);
    browser.busy += 1;
    browser.under += 1;
    try {
      return await carry(call, init.signal);
    } finally {
      browser.under -= 1;
      browser.busy += 1;
    }
  };
  return { browser, sent, send };
}

/** The whole app with its real provisions and client, with somebody signed in at its own server. */
export function createWorld(person: FaultCall['person'], { fetch: change = (send) => send }: Changes = {}) {
  const server = faultServer();
  const { browser, sent, send } = network(server);
  browser.session = server.enter(person);
  const { bank, payments } = provider();
  const kept = pageStorage();
  const failures: string[] = [];
  const drafts = createDrafts(() => kept);
  const crashes: unknown[] = [];
  const opened: AnyActorRef[] = [];
  const load = () => {
    const system = createAppSystem(
      {
        ...createAdapters({ fetch: change(send) }),
        payments,
        drafts,
        focus: { current: () => null, returnTo: () => undefined, rescue: () => undefined },
        tabs: { announce: () => undefined, current: () => null, listen: () => () => undefined },
        failures: { report: (source, error) => void failures.push(`${source}: ${String(error)}`) },
      },
      { inspect: () => void (browser.busy += 1) },
    );
    system.app.subscribe({ error: (error) => void crashes.push(error) });
    return system;
  };
  let page = load();

  /** Waits for everything that needs no timer. */
  const settle = async (): Promise<void> => {
    for (let quiet = 0; quiet < 4;) {
      const before = browser.busy;
      await setImmediate();
      quiet = browser.busy === before ? quiet + 1 : 0;
    }
  };

  return {
    get app() {
      return page.app;
    },
    get environment() {
      return page.environment;
    },
    start: (): void => void page.app.start(),
    /** Reloads the page. */
    reload(): void {
      page.app.stop();
      page = load();
    },
    server,
    bank,
    drafts,
    sent,
    failures,
    crashes,
    session: () => page.app.system.get('session').getSnapshot(),
    isReady: (): boolean => selectIsReady(page.app.getSnapshot()),
    begin: (fault: Fault | null): void => void (browser.fault = fault),
    settle,
    /** The same, and all responses have arrived or timed out. */
    async answered(): Promise<void> {
      await settle();
      for (let turns = 0; browser.under > 0 && turns < MOST_TIMERS; turns += 1) {
        await vi.advanceTimersToNextTimerAsync();
        await settle();
      }
    },
    /** Starts an actor of a screen. It stops with the world. */
    open<Ref extends AnyActorRef>(actor: Ref): Ref {
      actor.subscribe({ error: (error: unknown) => void crashes.push(error) });
      opened.push(actor);
      actor.start();
      return actor;
    },
    end(): void {
      for (const actor of opened) actor.stop();
      page.app.stop();
    },
  };
}

export type World = ReturnType<typeof createWorld>;
