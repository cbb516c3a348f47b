import { sql, type Insertable } from 'kysely';
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

/**
 * Removes what was sent to the address of somebody who closes their account, what names that address, and what was
 * sent to others under one of `subjects`.
 */
export async function deleteMailsAbout(
  executor: Executor,
  address: string,
  subjects: readonly string[],
): Promise<void> {
  const literal = address.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  // The address itself, not a longer one that ends or begins with it.
  const named = String.raw`(?<![\w.+-])${literal}(?![\w-]|\.\w)`;
  await executor
    .deleteFrom('mails')
    .where((where) =>
      where.or([
        where(sql`lower(recipient)`, '=', address.toLowerCase()),
        where('body', '~*', named),
        ...(subjects.length > 0 ? [where('subject', 'in', subjects)] : []),
      ]),
    )
    .execute();
}
