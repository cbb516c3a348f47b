import type { Executor } from '../database';

/** The customer's id at Stripe; undefined if there is none. */
export async function findStripeCustomer(executor: Executor, userId: string): Promise<string | undefined> {
  const row = await executor
    .selectFrom('stripe_customers')
    .select('customer_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.customer_id;
}

/**
 * Stores a customer's id at Stripe, unless another request has stored one in the meantime.
 *
 * @param former the stored id that is no longer valid, or null
 * @returns the id that is stored in the end
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

/** Users that still have a customer at Stripe although their account is gone. */
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

/** Deletes events that Stripe no longer resends. */
export async function sweepReceived(executor: Executor, before: Date): Promise<void> {
  await executor.deleteFrom('stripe_events').where('received_at', '<', before).execute();
}
