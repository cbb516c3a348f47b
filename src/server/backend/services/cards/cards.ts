import { randomUUID } from 'node:crypto';
import { cardNickname } from '../../../../domain/rules';
import type { Clock } from '../../clock';
import { cardError, invalid, notFound, Refusal } from '../../http/answers';
import type { PaymentProvider, PresentedCard } from '../../payments/port';
import type { Executor } from '../../storage/database';
import {
  cardUse,
  deleteCard,
  findCard,
  findCardByToken,
  findWaitingCard,
  insertCard,
  setDefaultCard,
  updateCard,
} from '../../storage/repositories/cards';
import { lockUser } from '../../storage/repositories/users';
import type { CardRow, UserRow } from '../../storage/tables';
import type { Turns } from '../../storage/turns';
import { rowId } from '../shared/row-id';
import { usableCard } from './card-accounts';
import { confirmationTexts } from './confirmation-texts';
import { createGivingUp } from './giving-up';

type NewCard = {
  readonly nickname: string;
  readonly card: PresentedCard;
  /** On the second call: the setup intent that the customer has authenticated. */
  readonly setupIntent: string | null;
  readonly idempotencyKey?: string | null;
};

/** A saved card, or the client secret with which the customer must authenticate first. */
export type AddedCard =
  | { readonly kind: 'saved'; readonly card: CardRow }
  | { readonly kind: 'actionRequired'; readonly clientSecret: string };

/** Customers' cards (S7.calls.12, D2.17). A declined or unauthenticated card is never attached. */
export interface Cards {
  /**
   * @throws Refusal 400: the nickname, or (flagged as the provider's) the card; 409 if another
   *   request changed the card
   */
  add(customer: string, input: NewCard): Promise<AddedCard>;
  /**
   * Makes a card the default for bookings.
   *
   * @param id as in the path
   * @throws Refusal 404, 400 if the card has expired
   */
  makeDefault(customer: UserRow, id: string): Promise<void>;
  /** @param id as in the path. @throws Refusal 404, or 409 if the card is in use */
  remove(customer: string, id: string): Promise<void>;
  /**
   * Removes a card that waits for its confirmation, whoever asks, or a card of the customer who asks.
   *
   * @throws Refusal 404, or 409 if the card is in use
   */
  removeByToken(customer: string | null, token: string): Promise<void>;
  /**
   * Handles an intent that has ended: attaches the card that waits for it, or gives it up, depending on the provider.
   * Does nothing if no card waits for it.
   */
  finish(intentId: string): Promise<void>;
}

type Dependencies = {
  readonly payments: PaymentProvider;
  readonly clock: Clock;
  /** Serialises a customer's calls and the provider's reports about that customer. */
  readonly turns: Turns;
};

const inUse: Readonly<Record<'subscription' | 'account', readonly string[]>> = {
  account: [
    'This card is currently in use by a payment profile.',
    'Please attach a different card to your payment profile before deleting this card.',
  ],
  subscription: [
    'This card is currently in use by a subscription.',
    'Please attach a different card to your subscription before deleting this card.',
  ],
};

const busy = (): Refusal => new Refusal(409, confirmationTexts.busy);

export function createCards(executor: Executor, { payments, clock, turns }: Dependencies): Cards {
  const { forget, orGiveUp } = createGivingUp(executor, payments);

  async function rename(attached: CardRow, name: string): Promise<AddedCard> {
    if (attached.name === name) return { kind: 'saved', card: attached };
    const card = await updateCard(executor, attached, { name, intent_id: null });
    if (!card) throw busy();
    return { kind: 'saved', card };
  }

  async function confirm(
    customer: string,
    held: CardRow,
    name: string,
    intentId: string,
  ): Promise<AddedCard> {
    if (held.intent_id !== intentId) throw cardError(confirmationTexts.unknownIntent);
    const check = await payments.checkIntent({ customer, intentId, token: held.payment_method_id });
    switch (check.kind) {
      case 'succeeded': {
        const card = await updateCard(executor, held, { name, intent_id: null });
        if (!card) throw busy();
        return { kind: 'saved', card };
      }
      case 'actionRequired':
        if (!(await updateCard(executor, held, { name, intent_id: check.intentId }))) throw busy();
        return check;
      case 'refused':
        if (!(await deleteCard(executor, held))) throw busy();
        await forget(held.payment_method_id);
        throw cardError(check.message);
      case 'waiting':
        throw cardError(confirmationTexts.stillWaiting);
      case 'unknown':
        throw cardError(confirmationTexts.unknownIntent);
    }
  }

  async function setUp(
    customer: string,
    held: CardRow | null,
    { card, nickname, idempotencyKey = null }: NewCard,
  ): Promise<AddedCard> {
    const name = nickname.trim();
    const { token } = card;
    const check = await payments.setUpCard({ customer, card, idempotencyKey });
    if (check.kind === 'refused') {
      await forget(token);
      throw cardError(check.message);
    }
    const intent = check.kind === 'actionRequired' ? check.intentId : null;
    const saved = await orGiveUp({ intentId: intent, token }, async () => {
      const row = held
        ? await updateCard(executor, held, { name, intent_id: intent })
        : await insertCard(executor, {
            user_id: customer,
            name,
            last_four: check.lastFour,
            type: check.brand,
            expiry_month: check.expMonth,
            expiry_year: check.expYear,
            payment_method_id: token,
            card_id: `card_${randomUUID().replaceAll('-', '')}`,
            intent_id: intent,
            created_at: clock.now(),
          });
      // Another call with the same card was faster, or the card was removed in the meantime.
      if (!row) throw busy();
      return row;
    });
    if (held?.intent_id && held.intent_id !== intent) await payments.cancel(held.intent_id);
    return check.kind === 'actionRequired'
      ? { kind: 'actionRequired', clientSecret: check.clientSecret }
      : { kind: 'saved', card: saved };
  }

  /** Removes a card unless it is in use. The lock keeps other calls from attaching it to anything in between. */
  async function removeUnlessUsed(customer: string, id: number): Promise<void> {
    const removed = await executor.transaction().execute(async (transaction) => {
      await lockUser(transaction, customer);
      const card = await findCard(transaction, customer, id);
      if (!card) throw notFound();
      const use = await cardUse(transaction, card.id, clock.now());
      if (use) throw new Refusal(409, inUse[use]);
      await deleteCard(transaction, card);
      return card.payment_method_id;
    });
    await forget(removed);
  }

  async function add(customer: string, input: NewCard): Promise<AddedCard> {
    const { card, setupIntent } = input;
    const name = input.nickname.trim();
    const known = (await findCardByToken(executor, card.token)) ?? null;
    if (known && known.user_id !== customer) throw cardError(confirmationTexts.usedElsewhere);
    // The card is attached already: a response was lost, and the customer tries again.
    if (known?.intent_id === null) return rename(known, name);
    if (setupIntent === null) return setUp(customer, known, input);
    if (!known) throw cardError(confirmationTexts.unknownIntent);
    return confirm(customer, known, name, setupIntent);
  }

  return {
    async add(customer, input) {
      if (cardNickname(input.nickname.trim()) !== null) {
        throw invalid({ cardNickName: 'Invalid Card Nick Name' });
      }
      return turns.take(customer, () => add(customer, input));
    },

    async makeDefault(customer, id) {
      await executor.transaction().execute(async (transaction) => {
        const card = await usableCard(transaction, customer, id, clock.now());
        await setDefaultCard(transaction, customer.id, card.id);
      });
    },

    async remove(customer, id) {
      const row = rowId(id);
      if (row === null) throw notFound();
      await removeUnlessUsed(customer, row);
    },

    async removeByToken(customer, token) {
      const card = await findCardByToken(executor, token);
      if (!card) throw notFound();
      if (card.intent_id !== null) {
        // Only the call that deletes the card cancels its intent, because another call may be completing with it.
        if (!(await deleteCard(executor, card))) throw busy();
        await payments.cancel(card.intent_id);
        await forget(token);
        return;
      }
      if (card.user_id !== customer) throw notFound();
      await removeUnlessUsed(customer, card.id);
    },

    async finish(intentId) {
      const owner = (await findWaitingCard(executor, intentId))?.user_id;
      if (owner === undefined) return;
      await turns.take(owner, async () => {
        const card = await findWaitingCard(executor, intentId);
        if (!card) return;
        try {
          await confirm(owner, card, card.name, intentId);
        } catch (error) {
          // The card was refused or is still waiting. `confirm` has already handled that.
          if (!(error instanceof Refusal)) throw error;
        }
      });
    },
  };
}
