import type { Executor } from '../database';

/** Replaces a user's recovery codes. */
export async function replaceRecoveryCodes(
  transaction: Executor,
  userId: string,
  { hashes, at }: { readonly hashes: readonly string[]; readonly at: Date },
): Promise<void> {
  await deleteRecoveryCodes(transaction, userId);
  const rows = hashes.map((hash) => ({ code_hash: hash, user_id: userId, created_at: at }));
  await transaction.insertInto('recovery_codes').values(rows).execute();
}

export async function deleteRecoveryCodes(executor: Executor, userId: string): Promise<void> {
  await executor.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

/** Uses up a code. @returns false if the user has no such code */
export async function takeRecoveryCode(executor: Executor, userId: string, hash: string): Promise<boolean> {
  const taken = await executor
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .returning('code_hash')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function countRecoveryCodes(executor: Executor, userId: string): Promise<number> {
  const rows = await executor
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('user_id', '=', userId)
    .execute();
  return rows.length;
}
