import type { Executor } from '../database';
import type { CardRow, NewCardRow } from '../tables';

/** The customer's attached cards, in the order in which they were added. */
export function listCards(executor: Executor, userId: string): Promise<CardRow[]> {
  return executor
    .selectFrom('cards')
    .selectAll()
    .where('user_id', '=', userId)
    .where('intent_id', 'is', null)
    .orderBy('id')
    .execute();
}

/** An attached card of the customer. */
export function findCard(executor: Executor, userId: string, cardId: number): Promise<CardRow | undefined> {
  return executor
    .selectFrom('cards')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', cardId)
    .where('intent_id', 'is', null)
    .executeTakeFirst();
}

/** Any card, attached or waiting, by its PaymentMethod id. */
export function findCardByToken(executor: Executor, token: string): Promise<CardRow | undefined> {
  return executor.selectFrom('cards').selectAll().where('payment_method_id', '=', token).executeTakeFirst();
}

/** The card that waits for an intent, whichever customer it belongs to. */
export function findWaitingCard(executor: Executor, intentId: string): Promise<CardRow | undefined> {
  return executor.selectFrom('cards').selectAll().where('intent_id', '=', intentId).executeTakeFirst();
}

/** The intents that the customer's cards wait for. */
export async function listWaitedFor(executor: Executor, userId: string): Promise<readonly string[]> {
  const rows = await executor.selectFrom('cards').select('intent_id').where('user_id', '=', userId).execute();
  return rows.flatMap(({ intent_id }) => intent_id ?? []);
}

/** @returns undefined if a card with this PaymentMethod exists already */
export function insertCard(executor: Executor, card: NewCardRow): Promise<CardRow | undefined> {
  return executor
    .insertInto('cards')
    .values(card)
    .onConflict((conflict) => conflict.column('payment_method_id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** A card as it was read. Writes only succeed while it still waits for the same intent, or for none. */
type ReadCard = Pick<CardRow, 'id' | 'intent_id'>;

/**
 * Names a card and attaches it, or makes it wait for another intent.
 *
 * @returns undefined if it has changed since it was read
 */
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
 * Attaches a waiting card of the customer.
 *
 * @param intentId the confirmed intent; null for any
 * @returns undefined if the card was deleted, is attached, or waits for another intent
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

/** Sets the customer's default card for bookings. @param executor a transaction that has locked the customer */
export async function setDefaultCard(executor: Executor, userId: string, id: number): Promise<void> {
  await executor.updateTable('cards').set({ is_default: false }).where('user_id', '=', userId).execute();
  await executor.updateTable('cards').set({ is_default: true }).where('id', '=', id).execute();
}

/** Makes a waiting card wait for another intent. @returns false if it has changed since it was read */
export async function setCardIntent(executor: Executor, card: ReadCard, intentId: string): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('cards')
    .set({ intent_id: intentId })
    .where('id', '=', card.id)
    .where('intent_id', 'is not distinct from', card.intent_id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes the card that waits for an intent. @returns its PaymentMethod id; undefined if there is none */
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

/**
 * Deletes a card, and its reference in subscriptions that have ended.
 *
 * @returns false if it has changed since it was read
 */
export async function deleteCard(executor: Executor, { id, intent_id }: ReadCard): Promise<boolean> {
  // No subscription references a waiting card.
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

/** What uses the card: a running Premium subscription, a business card account, or nothing. */
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
