import { done, paymentRequired } from '../http/answers';
import { forAnyone, forCustomer, type Operations } from '../http/operation';
import { cardOnWire } from '../services/shared/wire';
import { listCards } from '../storage/repositories/cards';
import type { Services } from './services';

/** A customer's payment cards (S7.calls.9, S7.calls.12, S7.calls.13). */
export function cardOperations({ executor, clock, cards, rateLimits }: Services): Operations {
  return {
    viewCards: forCustomer(async ({ customer }) => {
      const now = clock.now();
      return done((await listCards(executor, customer.id)).map((card) => cardOnWire(card, now)));
    }),

    addCard: forCustomer<'addCard'>(async ({ customer, body, address, idempotencyKey }) => {
      await rateLimits.take('addCard', { address, account: customer.id });
      const { token, last4, exp_month: expMonth, exp_year: expYear } = body.paymentMethod;
      const added = await cards.add(customer.id, {
        nickname: body.cardNickName,
        card: { token, last4, expMonth, expYear },
        setupIntent: body.setupIntent ?? null,
        idempotencyKey,
      });
      return added.kind === 'saved'
        ? done(cardOnWire(added.card, clock.now()), 'Your card was added.')
        : paymentRequired(added.clientSecret);
    }),

    setDefaultCard: forCustomer(async ({ customer, params }) => {
      await cards.makeDefault(customer, params.cardId ?? '');
      return done(undefined, 'Your default card was changed.');
    }),

    deleteCard: forCustomer(async ({ customer, params }) => {
      await cards.remove(customer.id, params.cardId ?? '');
      return done(undefined, 'Your card was removed.');
    }),

    deleteCardByToken: forAnyone(async ({ caller, params }) => {
      await cards.removeByToken(caller.user?.id ?? null, params.cardToken ?? '');
      return done(undefined, 'Your card was removed.');
    }),
  };
}
