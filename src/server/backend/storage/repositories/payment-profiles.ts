import type { Executor } from '../database';
import type { NewSubscriptionRow, CreditAccountRow, SubscriptionRow } from '../tables';

/** Running subscriptions. A cancelled one runs until its end. */
export function listSubscriptions(executor: Executor, userId: string, now: Date): Promise<SubscriptionRow[]> {
  return executor
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where((where) => where.or([where('ends_on', 'is', null), where('ends_on', '>', now)]))
    .orderBy('id')
    .execute();
}

export async function hasSubscription(executor: Executor, userId: string, now: Date): Promise<boolean> {
  const row = await executor
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where((where) => where.or([where('ends_on', 'is', null), where('ends_on', '>', now)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Bill-pay accounts and applications, the newest last. */
export function listCreditAccounts(executor: Executor, userId: string): Promise<CreditAccountRow[]> {
  return executor
    .selectFrom('credit_accounts')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** A running subscription of the customer. */
export async function findSubscription(
  executor: Executor,
  userId: string,
  id: number,
  now: Date,
): Promise<SubscriptionRow | undefined> {
  return (await listSubscriptions(executor, userId, now)).find((subscription) => subscription.id === id);
}

/** A subscription of the customer, running or ended. */
export function findSubscriptionEver(
  executor: Executor,
  userId: string,
  id: number,
): Promise<SubscriptionRow | undefined> {
  return executor
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function insertSubscription(
  executor: Executor,
  subscription: NewSubscriptionRow,
): Promise<SubscriptionRow> {
  return executor.insertInto('subscriptions').values(subscription).returningAll().executeTakeFirstOrThrow();
}

export async function updateSubscription(
  executor: Executor,
  id: number,
  change: Partial<Pick<SubscriptionRow, 'card_id' | 'booking_card_id'>>,
): Promise<void> {
  await executor.updateTable('subscriptions').set(change).where('id', '=', id).execute();
}

/** Cancels a subscription. @returns false if it cannot be cancelled, or was cancelled before */
export async function cancelSubscription(
  executor: Executor,
  id: number,
  end: Pick<SubscriptionRow, 'ends_on' | 'cancel_reason'>,
): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('subscriptions')
    .set({ ...end, cancellable: false })
    .where('id', '=', id)
    .where('cancellable', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Resumes a cancelled subscription that has not ended. @returns false if it was never cancelled, or has ended, or its
 * customer has withdrawn from it
 */
export async function resumeSubscription(executor: Executor, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('subscriptions')
    .set({ ends_on: null, cancel_reason: null, cancellable: true })
    .where('id', '=', id)
    .where('ends_on', '>', now)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a subscription immediately, because its customer withdraws. */
export async function withdrawFromSubscription(executor: Executor, id: number, now: Date): Promise<void> {
  await executor
    .updateTable('subscriptions')
    .set({ ends_on: now, withdrawn_at: now, cancellable: false })
    .where('id', '=', id)
    .execute();
}

/** Deletes everything that uses a customer's cards, including the accounts that they own. */
export async function deletePaymentProfilesOf(executor: Executor, userId: string): Promise<void> {
  await executor.deleteFrom('subscriptions').where('user_id', '=', userId).execute();
  await executor.deleteFrom('card_accounts').where('owner_id', '=', userId).execute();
  await executor.deleteFrom('credit_accounts').where('user_id', '=', userId).execute();
}
