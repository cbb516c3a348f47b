import { onTestFinished } from 'vitest';
import type { BackendOptions } from '../../../src/server/backend/app';
import type { Patience } from '../../../src/server/backend/payments/stripe-requests';
import { createTestBackend, uuidOf, type TestBackend } from '../backend/backend';
import { SECRET_KEY, startStripe, WEBHOOK_SECRET, type StripeStandIn } from './stripe-stand-in';

export type StripeBackend = {
  readonly backend: TestBackend;
  readonly stripe: StripeStandIn;
  /** Posts an event to the backend, as Stripe does. */
  readonly post: (event: {
    readonly payload: string;
    readonly signature: string;
  }) => Promise<{ readonly status: number }>;
  readonly close: () => Promise<void>;
};

type Options = {
  readonly patience?: Patience;
  readonly webhookSecret?: string | null;
} & Pick<BackendOptions, 'switches' | 'logLevel'>;

/** The real backend with the Stripe adapter and a stand-in for Stripe. */
export async function createStripeBackend(options: Options = {}): Promise<StripeBackend> {
  const { patience, webhookSecret = WEBHOOK_SECRET, ...more } = options;
  const stripe = await startStripe();
  const backend = await createTestBackend({
    ...more,
    stripePublicKey: 'pk_test_1',
    stripe: {
      secretKey: SECRET_KEY,
      webhookSecret,
      apiHost: stripe.apiHost,
      ...(patience === undefined ? {} : { patience }),
    },
  });
  return {
    backend,
    stripe,
    async post({ payload, signature }) {
      const answer = await backend.app.inject({
        method: 'POST',
        url: '/api/stripe/webhook',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
        payload,
      });
      return { status: answer.statusCode };
    },
    async close() {
      await backend.app.close();
      await stripe.close();
    },
  };
}

/** Resets Stripe's account, and what `new` and others have at the backend. */
export async function startOver({ backend, stripe }: StripeBackend): Promise<void> {
  const { executor } = backend.services;
  const tables = [
    'held_profiles',
    'subscriptions',
    'card_accounts',
    'payments',
    'stripe_customers',
    'idempotency',
  ] as const;
  for (const table of tables) await executor.deleteFrom(table).execute();
  await executor.deleteFrom('cards').where('user_id', '=', uuidOf('new')).execute();
  await executor.updateTable('users').set({ received_premium_discount: false }).execute();
  stripe.startOver();
}

/** The same for a single test. */
export async function freshStripeBackend(options: Options = {}): Promise<StripeBackend> {
  const made = await createStripeBackend(options);
  onTestFinished(() => made.close());
  return made;
}
