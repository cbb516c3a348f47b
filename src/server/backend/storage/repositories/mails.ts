import type { Insertable } from 'kysely';
import type { Executor } from '../database';
import type { MailRow, MailsTable } from '../server-tables';

export async function insertMail(executor: Executor, mail: Insertable<MailsTable>): Promise<void> {
  await executor.insertInto('mails').values(mail).execute();
}

/** The newest first. */
export function listMails(executor: Executor): Promise<MailRow[]> {
  return executor.selectFrom('mails').selectAll().orderBy('id', 'desc').execute();
}

/** Takes back the temporary password that was sent to an address. */
export async function deleteTemporaryPassword(executor: Executor, recipient: string): Promise<void> {
  await executor
    .deleteFrom('mails')
    .where('kind', '=', 'temporary-password')
    .where('recipient', '=', recipient)
    .execute();
}

/** Removes what was sent to an address whose owner has closed their account. */
export async function deleteMailsTo(executor: Executor, recipient: string): Promise<void> {
  await executor.deleteFrom('mails').where('recipient', '=', recipient).execute();
}
