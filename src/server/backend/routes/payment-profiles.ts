import type { CreditForm } from '../services/profiles/credit-requests';
import { done } from '../http/answers';
import { forCustomer, type BodyOf, type Operations } from '../http/operation';
import {
  cardAccountOnWire,
  cardOnWire,
  creditAccountOnWire,
  subscriptionOnWire,
} from '../services/shared/wire';
import { listCardAccounts } from '../storage/repositories/card-accounts';
import { listCards } from '../storage/repositories/cards';
import { listCreditAccounts, listSubscriptions } from '../storage/repositories/payment-profiles';
import type { Services } from './services';

const creditForm = ({ authorised, readTerms, ...form }: BodyOf<'requestAccount'>): CreditForm => ({
  ...form,
  authorised: authorised === '1',
  readTerms: readTerms === '1',
});

/**
 * Everything that uses a customer's cards: subscriptions, card accounts, bill-pay accounts (S7.calls.10,
 * S7.calls.11, S7.calls.20).
 */
export function paymentProfileOperations(services: Services): Operations {
  const { executor, clock, switches, cardAccounts, subscriptions, creditRequests } = services;
  return {
    viewPremiumSubscriptions: forCustomer(async ({ customer }) => {
      const now = clock.now();
      const running = await listSubscriptions(executor, customer.id, now);
      return done(running.map((subscription) => subscriptionOnWire(subscription, now)));
    }),

    setSubscriptionCard: forCustomer(async ({ customer, params }) => {
      await subscriptions.setCard(customer, params.subscriptionId ?? '', params.cardId ?? '');
      return done(undefined, "We've changed the card for your subscription.");
    }),

    cancelSubscription: forCustomer<'cancelSubscription'>(async ({ customer, params, body }) => {
      const asked = switches.current().extensions.includes('cancel-reason');
      const reason = asked ? (body?.reason ?? null) : null;
      await subscriptions.cancel(customer, params.subscriptionId ?? '', reason);
      return done(undefined, 'Your Premium subscription was cancelled.');
    }),

    resumeSubscription: forCustomer(async ({ customer, params }) => {
      await subscriptions.resume(customer, params.subscriptionId ?? '');
      return done(undefined, 'Your Premium subscription continues.');
    }),

    viewBusinessCards: forCustomer(async ({ customer }) => {
      const now = clock.now();
      const cards = (await listCards(executor, customer.id)).map((card) => cardOnWire(card, now));
      const accounts = await listCardAccounts(executor, customer.id, now);
      return done(accounts.map((account) => cardAccountOnWire(account, customer, cards)));
    }),

    addCardAccount: forCustomer<'addCardAccount'>(async ({ customer, body }) => {
      await cardAccounts.add(customer, body);
      return done(undefined, 'Your business account was added.');
    }),

    setAccountCard: forCustomer(async ({ customer, params }) => {
      await cardAccounts.setCard(customer, params.accountId ?? '', params.cardId ?? '');
      return done(undefined, "We've changed the card for your account.");
    }),

    enableCardAccount: forCustomer(async ({ customer, params }) => {
      await cardAccounts.switch(customer, params.accountId ?? '', true);
      return done(undefined, 'The account was enabled.');
    }),

    disableCardAccount: forCustomer(async ({ customer, params }) => {
      await cardAccounts.switch(customer, params.accountId ?? '', false);
      return done(undefined, 'The account was disabled.');
    }),

    viewAccounts: forCustomer(async ({ customer }) =>
      done((await listCreditAccounts(executor, customer.id)).map(creditAccountOnWire)),
    ),

    requestAccount: forCustomer<'requestAccount'>(async ({ customer, body }) => {
      const account = await creditRequests.request(customer, creditForm(body));
      return done(creditAccountOnWire(account), "We've received your request.");
    }),
  };
}
