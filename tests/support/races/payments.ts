import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import type { Scheduler } from 'fast-check';
import { createPaymentsAccess, type PaymentsAccess } from '../../../src/payments/access';
import { createPaymentsPort } from '../../../src/payments/create-port';

/** How the bank answers, one challenge after the other; the last word stands. */
export type Verdict = 'succeeded' | 'declined';

const declined = { error: { type: 'card_error', message: 'Declined.' } };

/**
 * The real payments port over a provider that makes tokens and asks the bank in its own time.
 *
 * @returns how the app reaches it, and every client secret that was confirmed with the provider
 */
export function racePayments(
  scheduler: Scheduler,
  verdicts: readonly Verdict[],
): { readonly payments: PaymentsAccess; readonly confirmed: readonly string[] } {
  const confirmed: string[] = [];
  const confirm = async (kind: 'setupIntent' | 'paymentIntent', secret: string): Promise<object> => {
    const verdict = verdicts[confirmed.length] ?? 'succeeded';
    confirmed.push(secret);
    await scheduler.schedule(Promise.resolve(), `the bank says ${verdict}`);
    const id = secret.split('_secret_')[0];
    return verdict === 'succeeded' ? { [kind]: { id, status: 'succeeded' } } : declined;
  };
  const provider = {
    createPaymentMethod: async () => {
      await scheduler.schedule(Promise.resolve(), 'a token is made');
      return { paymentMethod: { id: 'pm_1', card: { last4: '4242', exp_month: 12, exp_year: 2039 } } };
    },
    confirmCardSetup: (secret: string) => confirm('setupIntent', secret),
    confirmCardPayment: (secret: string) => confirm('paymentIntent', secret),
  } as unknown as Stripe;
  const port = createPaymentsPort({ name: 'stripe', open: () => Promise.resolve(provider) });
  port.attach({ clear: () => undefined } as unknown as StripeCardElement);
  return { payments: createPaymentsAccess(() => Promise.resolve(port)), confirmed };
}
