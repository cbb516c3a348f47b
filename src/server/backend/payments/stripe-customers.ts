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
 * Stripe's customers: one for each of ours who has presented a card, by our uuid alone. Two calls at once make one,
 * because both ask under the same key.
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
     * Does something with a customer's id, which is made where there is none, and made anew (once) where Stripe does not
     * know it any more: the account behind the key is another one, or its test data were removed.
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

    /** Removes a customer at Stripe, and with them every card that they have there. */
    async remove(ask: Ask, user: string): Promise<void> {
      const known = await findStripeCustomer(executor, user);
      if (known !== undefined) await ask((options) => stripe.customers.del(known, {}, options));
    },

    forget: (user: string): Promise<void> => deleteStripeCustomer(executor, user),

    /** Customers whose account is gone. */
    orphans: (): Promise<readonly string[]> => listOrphans(executor),
  };
}
