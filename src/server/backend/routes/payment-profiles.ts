import { done } from '../http/answers';
import { forCustomer, type Operations } from '../http/operation';
import { cardAccountOnWire, cardOnWire, creditAccountOnWire, subscriptionOnWire } from '../services/wire';
import { listCards } from '../storage/repositories/cards';
import {
  listCardAccounts,
  listCreditAccounts,
  listSubscriptions,
} from '../storage/repositories/payment-profiles';
import type { Services } from './services';

/** What uses a customer's cards, as far as it is read: subscriptions, card accounts, bill-pay accounts (section 7). */
export function paymentProfileOperations({ executor, clock }: Services): Operations {
  return {
    viewPremiumSubscriptions: forCustomer(async ({ customer }) =>
      done((await listSubscriptions(executor, customer.id, clock.now())).map(subscriptionOnWire)),
    ),

    viewBusinessCards: forCustomer(async ({ customer }) => {
      const now = clock.now();
      const cards = (await listCards(executor, customer.id)).map((card) => cardOnWire(card, now));
      const accounts = await listCardAccounts(executor, customer.id);
      return done(accounts.map((account) => cardAccountOnWire(account, customer, cards)));
    }),

    viewAccounts: forCustomer(async ({ customer }) =>
      done((await listCreditAccounts(executor, customer.id)).map(creditAccountOnWire)),
    ),
  };
}
