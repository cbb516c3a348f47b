import { sql } from 'kysely';
import type { Executor } from './database';

/**
 * Lets nobody else who locks the same key go on until the transaction ends: for what has no row yet that could be
 * locked.
 */
export async function lockKey(transaction: Executor, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
}
