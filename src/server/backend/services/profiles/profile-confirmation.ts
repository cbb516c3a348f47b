import { cardError, Refusal } from '../../http/answers';
import type { PaymentProvider } from '../../payments/port';
import type { Executor } from '../../storage/database';
import { deleteCard, setCardIntent } from '../../storage/repositories/cards';
import { setHeldIntent } from '../../storage/repositories/held-profiles';
import type { CardRow, UserRow } from '../../storage/tables';
import { confirmationTexts } from '../cards/confirmation-texts';
import { createGivingUp } from '../cards/giving-up';
import type { ProfileCompletion } from './profile-completion';
import type { Order } from './profile-rules';

/** A profile was added, or the customer must first authenticate with the client secret. */
export type ProfileOutcome =
  { readonly kind: 'completed' } | { readonly kind: 'actionRequired'; readonly clientSecret: string };

type Dependencies = {
  readonly payments: PaymentProvider;
  readonly completion: ProfileCompletion;
};

/** Completes or refuses a held profile once the intent it waits for has ended. */
export function createProfileConfirmation(database: Executor, { payments, completion }: Dependencies) {
  const { forget, orGiveUp } = createGivingUp(database, payments);

  /**
   * Whether the card was attached with this intent before. If so, a response was lost and the customer tries again.
   */
  async function wasCompletedBy(customer: UserRow, card: CardRow, intentId: string): Promise<boolean> {
    if (card.intent_id !== null) return false;
    const order = { customer: customer.id, intentId, token: card.payment_method_id };
    const check = await payments.checkIntent(order);
    if (check.kind === 'actionRequired') await payments.cancel(check.intentId);
    return check.kind === 'succeeded';
  }

  /** Completes a profile. After an unexpected error the same payment can be tried again; a refusal refunds it. */
  async function completeWith(
    customer: UserRow,
    { profile, offer }: Order,
    waiting: CardRow,
    intentId: string,
  ): Promise<void> {
    const paymentId = intentId.startsWith('pi_') ? intentId : null;
    try {
      await completion.complete(customer, profile, offer, waiting, paymentId);
    } catch (error) {
      if (error instanceof Refusal) await payments.cancel(intentId);
      throw error;
    }
  }

  /**
   * @throws Refusal 400 flagged as the provider's: refused (the profile stays held), still waiting, or unknown; 409
   */
  async function settle(
    customer: UserRow,
    order: Order,
    waiting: CardRow,
    intentId: string,
  ): Promise<ProfileOutcome> {
    const token = waiting.payment_method_id;
    const check = await payments.checkIntent({ customer: customer.id, intentId, token });
    switch (check.kind) {
      case 'succeeded':
        await completeWith(customer, order, waiting, intentId);
        return { kind: 'completed' };
      case 'actionRequired':
        await orGiveUp({ intentId: check.intentId, token }, async () => {
          if (!(await setCardIntent(database, waiting, check.intentId)))
            throw new Refusal(409, confirmationTexts.busy);
          await setHeldIntent(database, customer.id, check.intentId);
        });
        return check;
      case 'refused':
        if (!(await deleteCard(database, waiting))) throw new Refusal(409, confirmationTexts.busy);
        await setHeldIntent(database, customer.id, null);
        await forget(token);
        throw cardError(check.message);
      case 'waiting':
        throw cardError(confirmationTexts.stillWaiting);
      case 'unknown':
        throw cardError(confirmationTexts.unknownIntent);
    }
  }

  return { settle, wasCompletedBy };
}
