import type { Executor } from '../database';

export async function insertReset(
  executor: Executor,
  reset: { readonly code_hash: string; readonly user_id: string | null; readonly created_at: Date },
): Promise<void> {
  await executor.insertInto('password_resets').values(reset).execute();
}

/**
 * The owner of a code that was created after `since`; otherwise null.
 *
 * @param how `use` deletes the code, so that only one of two concurrent calls gets it
 */
export async function takeReset(
  executor: Executor,
  codeHash: string,
  since: Date,
  how: 'look' | 'use',
): Promise<string | null> {
  const row =
    how === 'use'
      ? await executor
          .deleteFrom('password_resets')
          .where('code_hash', '=', codeHash)
          .where('created_at', '>', since)
          .returning('user_id')
          .executeTakeFirst()
      : await executor
          .selectFrom('password_resets')
          .select('user_id')
          .where('code_hash', '=', codeHash)
          .where('created_at', '>', since)
          .executeTakeFirst();
  return row?.user_id ?? null;
}

export async function deleteResetsOf(executor: Executor, userId: string): Promise<void> {
  await executor.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}

/** Deletes codes that have expired. */
export async function sweepResets(executor: Executor, before: Date): Promise<void> {
  await executor.deleteFrom('password_resets').where('created_at', '<', before).execute();
}
