import { sql } from 'kysely';
import type { Executor } from '../database';
import type { NewReceiptRow, ReceiptRow } from '../receipt-tables';

/**
 * The next number of a year. Others who want one wait until the transaction ends, and get this one if it comes to
 * nothing: no number is left out.
 */
export async function takeReceiptNumber(transaction: Executor, year: number): Promise<number> {
  const { last } = await transaction
    .insertInto('receipt_numbers')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last: sql<number>`receipt_numbers.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

export function insertReceipt(executor: Executor, receipt: NewReceiptRow): Promise<ReceiptRow> {
  return executor.insertInto('receipts').values(receipt).returningAll().executeTakeFirstOrThrow();
}

/** The newest first. */
export function listReceipts(executor: Executor, userId: string): Promise<ReceiptRow[]> {
  return executor
    .selectFrom('receipts')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** A receipt of the customer, by the id of a path. */
export function findReceipt(executor: Executor, userId: string, id: number): Promise<ReceiptRow | undefined> {
  return executor
    .selectFrom('receipts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What was paid for a subscription, and what of it was given back; the oldest first. */
export function listReceiptsFor(executor: Executor, subscriptionId: number): Promise<ReceiptRow[]> {
  return executor
    .selectFrom('receipts')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .orderBy('id')
    .execute();
}
