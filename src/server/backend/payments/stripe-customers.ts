import type Stripe from 'stripe';
import type { Executor } from '../storage/database';
import {
  deleteStripeCustomer,
  findStripeCustomer,
  listOrphans,
  saveStripeCustomer,
} from '../storage/repositories/stripe';
import { harmlessly, isInvalid, type Ask } from './stripe-requests';

export type StripeCustomers = ReturnType<typeof createStripeCustomers>;

/**
 * Stripe customers, one for each customer who has presented a card. Stripe only gets our uuid. Concurrent calls
 * create one customer, because they use the same idempotency key.
 */
export function createStripeCustomers(stripe: Stripe, executor: Executor) {
  async function make(ask: Ask, user: string, former: string | null): Promise<string> {
    const key = `cabrank-customer-${user}${former === null ? '' : `-${former}`}`;
    const create = (options: Stripe.RequestOptions) =>
      stripe.customers.create({ metadata: { user } }, options);
    const customer = await harmlessly(ask, create, key);
    return saveStripeCustomer(executor, user, { customerId: customer.id, former });
  }

  return {
    find: (user: string): Promise<string | undefined> => findStripeCustomer(executor, user),

    /**
     * Runs a job with the customer's id at Stripe. Creates the customer if there is none. If Stripe no longer knows
     * it (the key belongs to another account, or test data were deleted), creates a new one and retries once.
     */
    async with<Result>(
      ask: Ask,
      user: string,
      job: (customerId: string) => Promise<Result>,
    ): Promise<Result> {
      const known = (await findStripeCustomer(executor, user)) ?? (await make(ask, user, null));
      try {
        return await job(known);
      } catch (error) {
        if (!isInvalid(error, { param: 'customer' })) throw error;
        return job(await make(ask, user, known));
      }
    },

    /** Deletes a customer at Stripe, with all their cards. */
    async remove(ask: Ask, user: string): Promise<void> {
      const known = await findStripeCustomer(executor, user);
      if (known !== undefined) await ask((options) => stripe.customers.del(known, {}, options));
    },

    forget: (user: string): Promise<void> => deleteStripeCustomer(executor, user),

    /** Customers whose account is closed. */
    orphans: (): Promise<readonly string[]> => listOrphans(executor),
  };
}
