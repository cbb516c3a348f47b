import { sql } from 'kysely';
import type { Executor } from '../database';
import type { NewReceiptRow, ReceiptRow } from '../receipt-tables';

/**
 * Takes the next number of a year. Concurrent transactions wait until this one ends, and get the same number if it is
 * rolled back, so the numbers have no gaps.
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

/** A receipt of the customer. */
export function findReceipt(executor: Executor, userId: string, id: number): Promise<ReceiptRow | undefined> {
  return executor
    .selectFrom('receipts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Receipts of the payments and refunds of a subscription, the oldest first. */
export function listReceiptsFor(executor: Executor, subscriptionId: number): Promise<ReceiptRow[]> {
  return executor
    .selectFrom('receipts')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .orderBy('id')
    .execute();
}
