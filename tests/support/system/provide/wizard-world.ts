import { CardElement, Elements } from '@stripe/react-stripe-js';
import { afterEach } from 'vitest';
import { waitFor } from 'xstate';
import { selectIsReady } from '../../../../machines/app/app/app.selectors';
import type { CardToken } from '../../../../src/domain/entities';
import type { PaymentsAccess } from '../../../../src/payments/access';
import type { PaymentsPort } from '../../../../src/payments/port';
import type { Drafts } from '../../../../src/platform/drafts';
import { createAdapters } from '../../../../src/app/environment/adapters';
import { createAppSystem } from '../../../../src/app/app-system';

export const premiumPrices = {
  personalPrice: 999,
  businessStandardPrice: 1999,
  businessMediumPrice: 4999,
  businessIncludeVat: true,
  maxBusinessStandardUsers: 10,
  maxBusinessMediumUsers: 25,
};

export const niamh = {
  uuid: 'u1',
  first_name: 'Niamh',
  last_name: 'Kelly',
  email: 'niamh@cabrank.test',
  admin: false,
  guest: false,
  canBook: true,
  mustChangePassword: false,
  premium: false,
  receivedPremiumDiscount: false,
};

export const card: CardToken = { token: 'card-1', last4: '4242', expMonth: 11, expYear: 2028 };

export type Sent = {
  readonly method: string;
  readonly url: string;
  readonly key: string | null;
  readonly body: unknown;
};

type Answer = { readonly code: number; readonly [field: string]: unknown };

/** The arguments of an action that only needs to know where it runs. */
export const actingNowhere = { self: { getSnapshot: () => ({}) }, event: { type: 'test' } };

export type World = {
  readonly user?: object | null;
  readonly premiumEnabled?: boolean;
  readonly extensions?: readonly string[];
  /** The responses to writes, in order; the last one repeats. */
  readonly answers?: readonly Answer[];
  /** The response to a read of these addresses; everything else is an empty list. `null`: no response. */
  readonly reads?: Readonly<Record<string, unknown>>;
  /** The id of the intent of a successful challenge; `null`: it is abandoned. */
  readonly intentId?: string | null;
};

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Drafts in memory. */
const memory = (): Drafts & { readonly kept: Map<string, Readonly<Record<string, string>>> } => {
  const kept = new Map<string, Readonly<Record<string, string>>>();
  return {
    kept,
    save: (form, draft) => void kept.set(form, draft),
    load: (form) => kept.get(form) ?? null,
    remove: (form) => void kept.delete(form),
    any: () => kept.size > 0,
    clear: () => kept.clear(),
    claim: () => undefined,
  };
};

/** A card payment provider that returns its input, marked. */
const provider = (intentId: string | null): PaymentsAccess => {
  const none = () => Promise.reject(new Error('There is no card element here'));
  const port: PaymentsPort = {
    provider: 'simulator',
    load: none,
    loaded: () => null,
    components: { Elements, CardElement },
    attach: () => undefined,
    clear: () => undefined,
    createToken: none,
    mountWallet: () => ({ update: () => undefined, unmount: () => undefined }),
    createWalletToken: none,
    giveUpWallet: () => undefined,
    reveal: (token) => `pm of ${token}`,
    keepChallenge: (secret, intent) => `${intent} ${secret}`,
    runChallenge: () =>
      Promise.resolve(intentId === null ? { kind: 'abandoned' } : { kind: 'succeeded', intentId }),
    forget: () => undefined,
  };
  return {
    open: () => Promise.resolve(port),
    isOpen: () => true,
    current: () => port,
    forget: () => undefined,
    during: (part) => part(),
    isUnderWay: () => false,
  };
};

/** The app with a stand-in for the server, started and ready, with a bot check whose tokens name the action. */
export async function enterWorld(world: World = {}) {
  const { answers = [{ code: 200, response: { uuid: 'v1' } }], intentId = 'pi_1', reads = {} } = world;
  const sent: Sent[] = [];
  const config = {
    recaptchaKey: 'site-key',
    stripePublicKey: 'pk_sandbox_x',
    hasContact: false,
    premiumEnabled: world.premiumEnabled ?? true,
    demo: false,
    extensions: world.extensions ?? ['auth', 'registration', 'idempotency'],
  };
  const known: Record<string, unknown> = {
    '/api/config': config,
    '/api/premium/config': premiumPrices,
    '/api/auth/user': world.user ?? null,
    ...reads,
  };
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    const url = input as string;
    const method = init?.method ?? 'GET';
    if (method === 'GET') {
      asked.push(url);
      if (url in known && known[url] === null && url !== '/api/auth/user')
        return Promise.reject(new TypeError('Failed to fetch'));
      return Promise.resolve(Response.json({ code: 200, response: url in known ? known[url] : [] }));
    }
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    sent.push({ method, url, key: new Headers(init?.headers).get('Idempotency-Key'), body });
    return Promise.resolve(Response.json(answers[Math.min(sent.length, answers.length) - 1]));
  };
  const drafts = memory();
  const failures: unknown[] = [];
  const { app, environment } = createAppSystem({
    ...createAdapters({ fetch }),
    payments: provider(intentId),
    botCheck: {
      load: () => Promise.resolve(),
      token: (_key, action) => Promise.resolve(`token for ${action}`),
    },
    focus: { current: () => null, returnTo: () => undefined, rescue: () => undefined },
    drafts,
    failures: { report: (where, error) => void failures.push([where, error]) },
  });
  stops.push(() => app.stop());
  app.start();
  await waitFor(app, selectIsReady, { timeout: 5000 });
  // Waits for the menu, so that no request of the app itself comes between those of a test.
  await waitFor(app.system.get('links'), (menu) => menu.matches('fresh') || menu.hasTag('failed'), {
    timeout: 5000,
  });
  return { app, environment, sent, asked, drafts, failures, reads: known };
}
