import type { Executor } from '../../../src/server/backend/storage/database';
import type { Tables } from '../../../src/server/backend/storage/tables';

/** What a call may leave behind without having done anything: keys, counted tries, when a session was last used. */
const unwatched = new Set<string>(['idempotency', 'rate_limits']);

/** Everything that is stored, as text: two that are equal stand for the same state. */
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
