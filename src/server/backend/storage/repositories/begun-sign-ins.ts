import type { Executor } from '../database';

export async function insertBegunSignIn(
  executor: Executor,
  begun: { readonly idHash: string; readonly userId: string; readonly at: Date },
): Promise<void> {
  await executor
    .insertInto('begun_sign_ins')
    .values({ id_hash: begun.idHash, user_id: begun.userId, created_at: begun.at })
    .execute();
}

/** Whose sign-in began after `since`. */
export async function findBegunSignIn(
  executor: Executor,
  idHash: string,
  since: Date,
): Promise<string | undefined> {
  const row = await executor
    .selectFrom('begun_sign_ins')
    .select('user_id')
    .where('id_hash', '=', idHash)
    .where('created_at', '>', since)
    .executeTakeFirst();
  return row?.user_id;
}

/** Uses up a sign-in. @returns false if another call has done it */
export async function takeBegunSignIn(executor: Executor, idHash: string): Promise<boolean> {
  const taken = await executor
    .deleteFrom('begun_sign_ins')
    .where('id_hash', '=', idHash)
    .returning('id_hash')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Ends the sign-ins of a user that wait for their second step. */
export async function deleteBegunSignInsOf(executor: Executor, userId: string): Promise<void> {
  await executor.deleteFrom('begun_sign_ins').where('user_id', '=', userId).execute();
}

export async function insertChallenge(
  executor: Executor,
  challenge: { readonly hash: string; readonly userId: string | null; readonly at: Date },
): Promise<void> {
  await executor
    .insertInto('passkey_challenges')
    .values({ challenge_hash: challenge.hash, user_id: challenge.userId, created_at: challenge.at })
    .execute();
}

/** Uses up a challenge that was made after `since` for this user, or for a sign-in (null). */
export async function takeChallenge(
  executor: Executor,
  { hash, userId, since }: { readonly hash: string; readonly userId: string | null; readonly since: Date },
): Promise<boolean> {
  const taken = await executor
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hash)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('created_at', '>', since)
    .returning('challenge_hash')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Deletes sign-ins that were given up, and challenges that nobody signed. */
export async function sweepBegunSignIns(
  executor: Executor,
  before: { readonly signIn: Date; readonly challenge: Date },
): Promise<void> {
  await executor.deleteFrom('begun_sign_ins').where('created_at', '<', before.signIn).execute();
  await executor.deleteFrom('passkey_challenges').where('created_at', '<', before.challenge).execute();
}
