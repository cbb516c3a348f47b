import type { Selectable } from 'kysely';
import type { Executor } from '../database';
import type { SignInMailsTable } from '../session-tables';

export type SignInMailRow = Selectable<SignInMailsTable>;

export async function insertSignInMail(executor: Executor, mail: SignInMailRow): Promise<void> {
  await executor.insertInto('sign_in_mails').values(mail).execute();
}

/** Whose sign-in a mail with this code is about; undefined if there is none. */
export async function findSignInMailOwner(executor: Executor, codeHash: string): Promise<string | undefined> {
  const mail = await executor
    .selectFrom('sign_in_mails')
    .select('user_id')
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return mail?.user_id;
}

/** Uses up a code that was created after `since`. Only one of two concurrent calls gets it. */
export const takeSignInMail = (
  executor: Executor,
  codeHash: string,
  since: Date,
): Promise<SignInMailRow | undefined> =>
  executor
    .deleteFrom('sign_in_mails')
    .where('code_hash', '=', codeHash)
    .where('created_at', '>', since)
    .returningAll()
    .executeTakeFirst();

/** Deletes the codes of a user that were mailed since a moment. */
export async function deleteSignInMailsSince(executor: Executor, userId: string, since: Date): Promise<void> {
  await executor
    .deleteFrom('sign_in_mails')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .execute();
}

/** Deletes codes that have expired. */
export async function sweepSignInMails(executor: Executor, before: Date): Promise<void> {
  await executor.deleteFrom('sign_in_mails').where('created_at', '<', before).execute();
}
