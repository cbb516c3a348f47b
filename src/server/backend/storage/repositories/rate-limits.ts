import { sql } from 'kysely';
import type { Executor } from '../database';

/** Counts a try under a key. A window that began at `begunAfter` or before has ended, so a new one starts. */
export function countTry(
  executor: Executor,
  key: string,
  { now, begunAfter }: { readonly now: Date; readonly begunAfter: Date },
): Promise<{ readonly tries: number; readonly since: Date }> {
  const over = sql<boolean>`rate_limits.since <= ${begunAfter} or rate_limits.since > ${now}`;
  return executor
    .insertInto('rate_limits')
    .values({ key, tries: 1, since: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        tries: sql<number>`case when ${over} then 1 else rate_limits.tries + 1 end`,
        since: sql<Date>`case when ${over} then ${now} else rate_limits.since end`,
      }),
    )
    .returning(['tries', 'since'])
    .executeTakeFirstOrThrow();
}

export async function giveTryBack(executor: Executor, key: string): Promise<void> {
  await executor
    .updateTable('rate_limits')
    .set((column) => ({ tries: column('tries', '-', 1) }))
    .where('key', '=', key)
    .where('tries', '>', 0)
    .execute();
}

export async function forgetTries(executor: Executor, key: string): Promise<void> {
  await executor.deleteFrom('rate_limits').where('key', '=', key).execute();
}

/** Deletes counters whose window began before a moment. */
export async function sweepTries(executor: Executor, before: Date): Promise<void> {
  await executor.deleteFrom('rate_limits').where('since', '<', before).execute();
}
