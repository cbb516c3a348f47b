import { sql } from 'kysely';
import type { Executor } from './database';

/** Takes a lock on a key until the transaction ends. Use it if there is no row yet to lock. */
export async function lockKey(transaction: Executor, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
}
