import type { Selectable } from 'kysely';
import type { Executor } from '../database';
import type { SignInMailsTable } from '../session-tables';

export type SignInMailRow = Selectable<SignInMailsTable>;

export async function insertSignInMail(executor: Executor, mail: SignInMailRow): Promise<void> {
  await executor.insertInto('sign_in_mails').values(mail).execute();
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

/** Deletes codes that have expired. */
export async function sweepSignInMails(executor: Executor, before: Date): Promise<void> {
  await executor.deleteFrom('sign_in_mails').where('created_at', '<', before).execute();
}
