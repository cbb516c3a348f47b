import { createTestBackend, type TestBackend } from '../backend/backend';
import { settle } from '../backend/backend-cards';
import { createStripeBackend } from '../stripe/stripe-backend';

/** The backend with one of the card providers. */
export type PaymentsRig = {
  readonly backend: TestBackend;
  /** Ends a challenge, like the card holder at their bank. */
  settle(intentId: string, outcome: 'succeeded' | 'failed' | 'canceled'): Promise<void>;
  readonly close: () => Promise<void>;
};

export type OpenPayments = () => Promise<PaymentsRig>;

export const openSimulated: OpenPayments = async () => {
  const backend = await createTestBackend();
  return {
    backend,
    settle: async (intentId, outcome) => {
      await settle(backend.visitor(), intentId, outcome);
    },
    close: () => backend.app.close(),
  };
};

export const openOverStripe: OpenPayments = async () => {
  const { backend, stripe, close } = await createStripeBackend();
  return {
    backend,
    settle: (intentId, outcome) => {
      stripe.account.authenticate(intentId, outcome);
      return Promise.resolve();
    },
    close,
  };
};
