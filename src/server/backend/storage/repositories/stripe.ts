import type { Executor } from '../database';

/** Under which id Stripe knows a customer; undefined for one whom it does not. */
export async function findStripeCustomer(executor: Executor, userId: string): Promise<string | undefined> {
  const row = await executor
    .selectFrom('stripe_customers')
    .select('customer_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.customer_id;
}

/**
 * Keeps under which id Stripe knows a customer, unless another request has kept one meanwhile.
 *
 * @param former the id that was read before and is no good any more, or null
 * @returns the id that stands in the end
 */
export async function saveStripeCustomer(
  executor: Executor,
  userId: string,
  { customerId, former }: { readonly customerId: string; readonly former: string | null },
): Promise<string> {
  await executor
    .insertInto('stripe_customers')
    .values({ user_id: userId, customer_id: customerId })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ customer_id: customerId })
        .where('stripe_customers.customer_id', '=', former ?? ''),
    )
    .execute();
  return (await findStripeCustomer(executor, userId)) ?? customerId;
}

export async function deleteStripeCustomer(executor: Executor, userId: string): Promise<void> {
  await executor.deleteFrom('stripe_customers').where('user_id', '=', userId).execute();
}

/** Whom Stripe still knows though their account is gone. */
export async function listOrphans(executor: Executor): Promise<readonly string[]> {
  const rows = await executor
    .selectFrom('stripe_customers')
    .leftJoin('users', 'users.id', 'stripe_customers.user_id')
    .select('stripe_customers.user_id')
    .where('users.id', 'is', null)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export async function wasReceived(executor: Executor, eventId: string): Promise<boolean> {
  const row = await executor
    .selectFrom('stripe_events')
    .select('id')
    .where('id', '=', eventId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveReceived(executor: Executor, eventId: string, at: Date): Promise<void> {
  await executor
    .insertInto('stripe_events')
    .values({ id: eventId, received_at: at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Forgets the events that Stripe does not send again any more. */
export async function sweepReceived(executor: Executor, before: Date): Promise<void> {
  await executor.deleteFrom('stripe_events').where('received_at', '<', before).execute();
}
