import type { Executor } from '../database';
import type { CardRow, NewCardRow } from '../tables';

/** The customer's cards in the order they were added, without those that wait for their confirmation. */
export function listCards(executor: Executor, userId: string): Promise<CardRow[]> {
  return executor
    .selectFrom('cards')
    .selectAll()
    .where('user_id', '=', userId)
    .where('intent_id', 'is', null)
    .orderBy('id')
    .execute();
}

/** A card of the customer by the id of a path; waiting cards are not found. */
export function findCard(executor: Executor, userId: string, cardId: number): Promise<CardRow | undefined> {
  return executor
    .selectFrom('cards')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', cardId)
    .where('intent_id', 'is', null)
    .executeTakeFirst();
}

/** Any card, waiting ones too, by the provider's PaymentMethod id. */
export function findCardByToken(executor: Executor, token: string): Promise<CardRow | undefined> {
  return executor.selectFrom('cards').selectAll().where('payment_method_id', '=', token).executeTakeFirst();
}

/** The card that waits for an intent, whosever it is. */
export function findWaitingCard(executor: Executor, intentId: string): Promise<CardRow | undefined> {
  return executor.selectFrom('cards').selectAll().where('intent_id', '=', intentId).executeTakeFirst();
}

/** The intents that cards of the customer wait for. */
export async function listWaitedFor(executor: Executor, userId: string): Promise<readonly string[]> {
  const rows = await executor.selectFrom('cards').select('intent_id').where('user_id', '=', userId).execute();
  return rows.flatMap(({ intent_id }) => intent_id ?? []);
}

/** Answers undefined when a card with this PaymentMethod exists already. */
export function insertCard(executor: Executor, card: NewCardRow): Promise<CardRow | undefined> {
  return executor
    .insertInto('cards')
    .values(card)
    .onConflict((conflict) => conflict.column('payment_method_id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** A card as it was read: what is written to it is written only while it waits for the same intent, or for none. */
type ReadCard = Pick<CardRow, 'id' | 'intent_id'>;

/** Names the card and attaches it, or lets it wait for another intent; undefined when it is no longer as it was read. */
export function updateCard(
  executor: Executor,
  card: ReadCard,
  change: { readonly name: string; readonly intent_id: string | null },
): Promise<CardRow | undefined> {
  return executor
    .updateTable('cards')
    .set(change)
    .where('id', '=', card.id)
    .where('intent_id', 'is not distinct from', card.intent_id)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Attaches a card of the customer that waits; undefined when it is gone, attached already, or waits for another intent.
 *
 * @param intentId the one that was confirmed; null for whichever it waits for
 */
export function attachCard(
  executor: Executor,
  userId: string,
  token: string,
  intentId: string | null,
): Promise<CardRow | undefined> {
  return executor
    .updateTable('cards')
    .set({ intent_id: null })
    .where('user_id', '=', userId)
    .where('payment_method_id', '=', token)
    .where('intent_id', 'is not', null)
    .$if(intentId !== null, (update) => update.where('intent_id', '=', intentId))
    .returningAll()
    .executeTakeFirst();
}

/** Makes a card the one that its customer's bookings begin with. @param executor a transaction that holds the customer */
export async function setDefaultCard(executor: Executor, userId: string, id: number): Promise<void> {
  await executor.updateTable('cards').set({ is_default: false }).where('user_id', '=', userId).execute();
  await executor.updateTable('cards').set({ is_default: true }).where('id', '=', id).execute();
}

/** Lets a card that waits wait for another intent. Answers false when it is no longer as it was read. */
export async function setCardIntent(executor: Executor, card: ReadCard, intentId: string): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('cards')
    .set({ intent_id: intentId })
    .where('id', '=', card.id)
    .where('intent_id', 'is not distinct from', card.intent_id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes the card that waits for an intent, and answers its PaymentMethod id; undefined when none does. */
export async function deleteWaitingCard(
  executor: Executor,
  userId: string,
  intentId: string,
): Promise<string | undefined> {
  const card = await executor
    .deleteFrom('cards')
    .where('user_id', '=', userId)
    .where('intent_id', '=', intentId)
    .returning('payment_method_id')
    .executeTakeFirst();
  return card?.payment_method_id;
}

/** Removes a card; subscriptions that have ended forget it. Answers false when it is no longer as it was read. */
export async function deleteCard(executor: Executor, { id, intent_id }: ReadCard): Promise<boolean> {
  // No subscription names a card that still waits.
  const columns = intent_id === null ? (['card_id', 'booking_card_id'] as const) : [];
  for (const column of columns) {
    await executor
      .updateTable('subscriptions')
      .set({ [column]: null })
      .where(column, '=', id)
      .where('ends_on', 'is not', null)
      .execute();
  }
  const { numDeletedRows } = await executor
    .deleteFrom('cards')
    .where('id', '=', id)
    .where('intent_id', 'is not distinct from', intent_id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** What uses the card: a Premium subscription that runs, a business card account, or nothing. */
export async function cardUse(
  executor: Executor,
  id: number,
  now: Date,
): Promise<'subscription' | 'account' | null> {
  const subscription = await executor
    .selectFrom('subscriptions')
    .select('id')
    .where((where) => where.or([where('card_id', '=', id), where('booking_card_id', '=', id)]))
    .where((where) => where.or([where('ends_on', 'is', null), where('ends_on', '>', now)]))
    .executeTakeFirst();
  if (subscription) return 'subscription';
  const account = await executor
    .selectFrom('card_accounts')
    .select('id')
    .where('card_id', '=', id)
    .executeTakeFirst();
  return account ? 'account' : null;
}
