import type { Executor } from '../../../../src/server/backend/storage/database';
import type { Tables } from '../../../../src/server/backend/storage/tables';

/** Tables that a call may change without having done anything: idempotency keys and counted attempts. */
const unwatched = new Set<string>(['idempotency', 'rate_limits']);

/** The whole database as text. Equal texts mean the same state. */
export async function everythingStored(executor: Executor): Promise<string> {
  const tables = await executor.introspection.getTables();
  const stored: Record<string, unknown> = {};
  for (const { name } of tables) {
    if (unwatched.has(name) || name.startsWith('kysely_')) continue;
    const rows = await executor
      .selectFrom(name as keyof Tables)
      .selectAll()
      .execute();
    stored[name] = rows.map((row) => JSON.stringify({ ...row, last_used_at: null })).sort();
  }
  return JSON.stringify(stored, null, 1);
}
