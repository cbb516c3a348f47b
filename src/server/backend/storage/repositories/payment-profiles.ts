import type { Executor } from '../database';
import type { NewSubscriptionRow, CreditAccountRow, SubscriptionRow } from '../tables';

/** The subscriptions that run; one that was cancelled does until its end. */
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

/** A subscription of the customer that runs, by the id of a path. */
export async function findSubscription(
  executor: Executor,
  userId: string,
  id: number,
  now: Date,
): Promise<SubscriptionRow | undefined> {
  return (await listSubscriptions(executor, userId, now)).find((subscription) => subscription.id === id);
}

/** A subscription of the customer, also one that has ended, by the id of a path. */
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

/** Ends a subscription; false for one that cannot be cancelled, or was already. */
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

/** Lets a cancelled subscription that still runs go on; false for one that was never cancelled, or has ended. */
export async function resumeSubscription(executor: Executor, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('subscriptions')
    .set({ ends_on: null, cancel_reason: null, cancellable: true })
    .where('id', '=', id)
    .where('ends_on', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a subscription at once because its customer withdraws. */
export async function withdrawFromSubscription(executor: Executor, id: number, now: Date): Promise<void> {
  await executor
    .updateTable('subscriptions')
    .set({ ends_on: now, withdrawn_at: now, cancellable: false })
    .where('id', '=', id)
    .execute();
}

/** Removes what uses a customer's cards, and the accounts that the customer owns. */
export async function deletePaymentProfilesOf(executor: Executor, userId: string): Promise<void> {
  await executor.deleteFrom('subscriptions').where('user_id', '=', userId).execute();
  await executor.deleteFrom('card_accounts').where('owner_id', '=', userId).execute();
  await executor.deleteFrom('credit_accounts').where('user_id', '=', userId).execute();
}
