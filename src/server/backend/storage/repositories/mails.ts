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

/**
 * Claims the mail that has been due for longest, so that no other backend sends it. This counts as a try. The mail is
 * due again at `until`, unless it is sent or rescheduled before.
 */
export function claimMail(executor: Executor, now: Date, until: Date): Promise<MailRow | undefined> {
  return executor
    .updateTable('mails')
    .set((row) => ({ due_at: until, attempts: row('attempts', '+', 1) }))
    .where('id', '=', (due) =>
      due
        .selectFrom('mails')
        .select('id')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Sets when a mail is tried next; null if it was sent and is only kept. */
export async function setDue(executor: Executor, id: number, dueAt: Date | null): Promise<void> {
  await executor.updateTable('mails').set({ due_at: dueAt }).where('id', '=', id).execute();
}

/**
 * Stops trying to send a mail. Unless mails are kept, its content is deleted too, because it may contain a
 * link or a password.
 */
export async function giveMailUp(
  executor: Executor,
  id: number,
  { keep }: { readonly keep: boolean },
): Promise<void> {
  const rest = keep ? {} : { body: '', reply_to: null };
  await executor
    .updateTable('mails')
    .set({ due_at: null, ...rest })
    .where('id', '=', id)
    .execute();
}

export async function deleteMail(executor: Executor, id: number): Promise<void> {
  await executor.deleteFrom('mails').where('id', '=', id).execute();
}

/** Makes the temporary password for a recipient due now. */
export async function releaseTemporaryPassword(
  executor: Executor,
  recipient: string,
  now: Date,
): Promise<void> {
  await executor
    .updateTable('mails')
    .set({ due_at: now })
    .where('kind', '=', 'temporary-password')
    .where('recipient', '=', recipient)
    .where('due_at', '>', now)
    .where('attempts', '=', 0)
    .execute();
}

/** Deletes mails that are no longer due. */
export async function sweepMails(executor: Executor, before: Date): Promise<void> {
  await executor.deleteFrom('mails').where('due_at', 'is', null).where('sent_at', '<', before).execute();
}

/** Deletes the mail with the temporary password for a recipient. */
export async function deleteTemporaryPassword(executor: Executor, recipient: string): Promise<void> {
  await executor
    .deleteFrom('mails')
    .where('kind', '=', 'temporary-password')
    .where('recipient', '=', recipient)
    .execute();
}

/**
 * Deletes the mails of somebody who closes their account: those to their address, those that contain it, and those to
 * others with one of `subjects`.
 */
export async function deleteMailsAbout(
  executor: Executor,
  address: string,
  subjects: readonly string[],
): Promise<void> {
  const literal = address.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  // Matches the address itself, not a longer one that contains it.
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
