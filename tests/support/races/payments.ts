import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { createPaymentsAccess, type PaymentsAccess } from '../../../src/payments/access';
import { createPaymentsPort } from '../../../src/payments/create-port';

/** The bank's answer to a challenge. */
export type Verdict = 'succeeded' | 'declined';

type Provider = {
  /** Resolves once a token may be created. */
  readonly token: () => Promise<unknown>;
  /** Resolves once the bank has answered. */
  readonly verdict: () => Promise<Verdict>;
  /** Like the simulator, it reports the end of a challenge to the server. */
  readonly reports?: boolean;
};

const declined = { error: { type: 'card_error', message: 'Declined.' } };

/**
 * The real payments port with a provider that creates tokens and asks the bank when the test says so.
 *
 * @returns the app's access to it, and every client secret confirmed with the provider
 */
export function racePayments({ token, verdict, reports = false }: Provider): {
  readonly payments: PaymentsAccess;
  readonly confirmed: readonly string[];
} {
  const confirmed: string[] = [];
  const payments = createPaymentsAccess(({ report }) => {
    const confirm = async (kind: 'setupIntent' | 'paymentIntent', secret: string): Promise<object> => {
      confirmed.push(secret);
      const id = secret.split('_secret_')[0] ?? secret;
      const said = await verdict();
      if (reports) await report?.(id, said === 'succeeded' ? 'succeeded' : 'failed');
      return said === 'succeeded' ? { [kind]: { id, status: 'succeeded' } } : declined;
    };
    const provider = {
      createPaymentMethod: async () => {
        await token();
        return { paymentMethod: { id: 'pm_1', card: { last4: '4242', exp_month: 12, exp_year: 2039 } } };
      },
      confirmCardSetup: (secret: string) => confirm('setupIntent', secret),
      confirmCardPayment: (secret: string) => confirm('paymentIntent', secret),
    } as unknown as Stripe;
    const port = createPaymentsPort({ name: 'stripe', open: () => Promise.resolve(provider) });
    port.attach({ clear: () => undefined } as unknown as StripeCardElement);
    return Promise.resolve(port);
  });
  return { payments, confirmed };
}
