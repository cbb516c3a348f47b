import type { Selectable } from 'kysely';
import type { Executor } from '../database';
import type { WhereaboutsTable } from '../support-tables';

/** Replaces what a customer showed before. */
export async function putWhereabouts(
  executor: Executor,
  { userId, charts, at }: { readonly userId: string; readonly charts: string; readonly at: Date },
): Promise<void> {
  await executor
    .insertInto('whereabouts')
    .values({ user_id: userId, charts, at, looked_by: null })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ charts, at }))
    .execute();
}

/** What a customer showed after `since`. */
export const findWhereabouts = (
  executor: Executor,
  userId: string,
  since: Date,
): Promise<Selectable<WhereaboutsTable> | undefined> =>
  executor
    .selectFrom('whereabouts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('at', '>', since)
    .executeTakeFirst();

/** Records which admin looked last. @returns false if it was the same one before, or nothing is shown any more */
export async function markLook(executor: Executor, userId: string, adminId: string): Promise<boolean> {
  const marked = await executor
    .updateTable('whereabouts')
    .set({ looked_by: adminId })
    .where('user_id', '=', userId)
    .where((or) => or.or([or('looked_by', 'is', null), or('looked_by', '!=', adminId)]))
    .returning('user_id')
    .executeTakeFirst();
  return marked !== undefined;
}

export async function deleteWhereabouts(executor: Executor, userId: string): Promise<void> {
  await executor.deleteFrom('whereabouts').where('user_id', '=', userId).execute();
}

export async function sweepWhereabouts(executor: Executor, shownBefore: Date): Promise<void> {
  await executor.deleteFrom('whereabouts').where('at', '<=', shownBefore).execute();
}
