import type Stripe from 'stripe';
import type { Clock } from '../clock';
import { PAYMENT_STRANDED_MS } from '../limits';
import type { Executor } from '../storage/database';
import { endGivingUp, listStranded, startGivingUp } from '../storage/repositories/payments';
import type { PaymentProvider } from './port';
import type { StripeCustomers } from './stripe-customers';
import { failureIn, isInvalid, startRequests, type Ask, type Patience } from './stripe-requests';

/** Logs what failed, and why. */
export type Warn = (message: string) => void;

type Dependencies = {
  readonly stripe: Stripe;
  readonly customers: StripeCustomers;
  readonly executor: Executor;
  readonly clock: Clock;
  readonly warn: Warn;
  readonly patience: Patience;
};

/** Stripe's error codes that mean there is nothing to do. */
const nothingToDo = [
  'resource_missing',
  'payment_intent_unexpected_state',
  'setup_intent_unexpected_state',
  'charge_already_refunded',
];

/** The part of the port that refunds payments and deletes obsolete data. None of it rejects. */
export function createGivingUp({
  stripe,
  customers,
  executor,
  clock,
  warn,
  patience,
}: Dependencies): Pick<PaymentProvider, 'cancel' | 'detach' | 'forgetCustomer' | 'resume'> {
  async function softly(doing: string, job: (ask: Ask) => Promise<void>): Promise<void> {
    try {
      await job(startRequests(patience.cleanUpMs, patience.tryMs));
    } catch (error) {
      const failure = failureIn(doing, error);
      warn(failure instanceof Error ? failure.message : doing);
    }
  }

  /** Runs a job that Stripe may have completed already. @returns false if it had */
  async function unlessDone(job: () => Promise<unknown>): Promise<boolean> {
    try {
      await job();
      return true;
    } catch (error) {
      if (isInvalid(error, { codes: nothingToDo })) return false;
      throw error;
    }
  }

  async function returnPayment(ask: Ask, id: string): Promise<void> {
    if (await unlessDone(() => ask((options) => stripe.paymentIntents.cancel(id, {}, options)))) return;
    await unlessDone(async () => {
      const { status } = await ask((options) => stripe.paymentIntents.retrieve(id, {}, options));
      if (status === 'canceled') return;
      if (status !== 'succeeded') throw new Error('The payment is still in progress');
      // A full refund can only be made once.
      await ask((options) => stripe.refunds.create({ payment_intent: id }, options));
    });
  }

  const cancel = (intentId: string): Promise<void> =>
    softly('give an intent up', async (ask) => {
      if (!intentId.startsWith('pi_')) {
        await unlessDone(() => ask((options) => stripe.setupIntents.cancel(intentId, {}, options)));
        return;
      }
      // From here on no profile can be completed with the payment. If one was completed before, the payment is kept.
      if (!(await startGivingUp(executor, intentId))) return;
      await returnPayment(ask, intentId);
      await endGivingUp(executor, intentId);
    });

  const forgetCustomer = (user: string): Promise<void> =>
    softly('forget a customer', async (ask) => {
      await unlessDone(() => customers.remove(ask, user));
      await customers.forget(user);
    });

  return {
    cancel,
    forgetCustomer,

    detach: (token) =>
      softly('forget a card', async (ask) => {
        try {
          await ask((options) => stripe.paymentMethods.detach(token, {}, options));
        } catch (error) {
          // A refused card was never attached.
          if (!isInvalid(error, { param: 'payment_method' }) && !isInvalid(error, { codes: nothingToDo })) {
            throw error;
          }
        }
      }),

    async resume() {
      const before = new Date(clock.now().getTime() - PAYMENT_STRANDED_MS);
      try {
        for (const intentId of await listStranded(executor, before)) await cancel(intentId);
        for (const user of await customers.orphans()) await forgetCustomer(user);
      } catch {
        warn('What was left behind at Stripe could not be looked up');
      }
    },
  };
}
