import type { Executor } from '../database';

/** A reset that waits. @returns when it is due */
export async function findFactorReset(executor: Executor, userId: string): Promise<Date | undefined> {
  const row = await executor
    .selectFrom('factor_resets')
    .select('due_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.due_at;
}

export async function insertFactorReset(
  executor: Executor,
  reset: { readonly userId: string; readonly codeHash: string; readonly dueAt: Date },
): Promise<void> {
  await executor
    .insertInto('factor_resets')
    .values({ user_id: reset.userId, code_hash: reset.codeHash, due_at: reset.dueAt })
    .execute();
}

/** Stops a reset that is not due yet, by the code of its mail. @returns false if there is none */
export async function stopFactorReset(executor: Executor, codeHash: string, now: Date): Promise<boolean> {
  const stopped = await executor
    .deleteFrom('factor_resets')
    .where('code_hash', '=', codeHash)
    .where('due_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return stopped !== undefined;
}

export async function deleteFactorReset(executor: Executor, userId: string): Promise<void> {
  await executor.deleteFrom('factor_resets').where('user_id', '=', userId).execute();
}

/** Uses up a reset of a user that is due. Only one of two concurrent calls gets it. */
export async function takeDueReset(executor: Executor, userId: string, now: Date): Promise<boolean> {
  const due = await executor
    .deleteFrom('factor_resets')
    .where('user_id', '=', userId)
    .where('due_at', '<=', now)
    .returning('user_id')
    .executeTakeFirst();
  return due !== undefined;
}

/** The users whose resets are due. */
export async function listDueResets(executor: Executor, now: Date): Promise<readonly string[]> {
  const rows = await executor
    .selectFrom('factor_resets')
    .select('user_id')
    .where('due_at', '<=', now)
    .execute();
  return rows.map(({ user_id: userId }) => userId);
}
