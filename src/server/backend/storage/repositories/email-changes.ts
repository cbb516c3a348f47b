import type { Selectable } from 'kysely';
import type { Executor } from '../database';
import type { FormerEmailsTable } from '../session-tables';
import type { UserRow } from '../tables';
import { findUserByEmail } from './users';

/** A user for whom no address waits for its confirmation. */
export const NO_PENDING_EMAIL = { pending_email: null, pending_email_hash: null, pending_email_at: null };

export type PendingEmail = { readonly email: string; readonly codeHash: string; readonly at: Date };

/** Replaces the address that waits for its confirmation. */
export async function setPendingEmail(
  executor: Executor,
  userId: string,
  { email, codeHash, at }: PendingEmail,
): Promise<void> {
  await executor
    .updateTable('users')
    .set({ pending_email: email, pending_email_hash: codeHash, pending_email_at: at })
    .where('id', '=', userId)
    .execute();
}

export async function clearPendingEmail(executor: Executor, userId: string): Promise<void> {
  await executor.updateTable('users').set(NO_PENDING_EMAIL).where('id', '=', userId).execute();
}

/** Locks the user who asked after `since` for the address that a code confirms. */
export const lockPendingEmail = (
  transaction: Executor,
  codeHash: string,
  since: Date,
): Promise<UserRow | undefined> =>
  transaction
    .selectFrom('users')
    .selectAll()
    .where('pending_email_hash', '=', codeHash)
    .where('pending_email_at', '>', since)
    .forUpdate()
    .executeTakeFirst();

export type FormerEmailRow = Selectable<FormerEmailsTable>;

export async function insertFormerEmail(executor: Executor, former: FormerEmailRow): Promise<void> {
  await executor.insertInto('former_emails').values(former).execute();
}

/** Whose address the code brings back; undefined if there is none. */
export async function findFormerEmailOwner(
  executor: Executor,
  codeHash: string,
): Promise<string | undefined> {
  const former = await executor
    .selectFrom('former_emails')
    .select('user_id')
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return former?.user_id;
}

/** Uses up a code that was created after `since`. Only one of two concurrent calls gets it. */
export const takeFormerEmail = (
  executor: Executor,
  codeHash: string,
  since: Date,
): Promise<FormerEmailRow | undefined> =>
  executor
    .deleteFrom('former_emails')
    .where('code_hash', '=', codeHash)
    .where('created_at', '>', since)
    .returningAll()
    .executeTakeFirst();

/** The first change since which a user may take an address back; undefined if it was not theirs after `since`. */
export const findFormerEmail = (
  executor: Executor,
  userId: string,
  { email, since }: { readonly email: string; readonly since: Date },
): Promise<FormerEmailRow | undefined> =>
  executor
    .selectFrom('former_emails')
    .selectAll()
    .where('user_id', '=', userId)
    .where('email', '=', email)
    .where('created_at', '>', since)
    .orderBy('created_at')
    .executeTakeFirst();

/** Deletes the codes for addresses that a user has had since a change. */
export async function deleteLaterFormerEmails(executor: Executor, change: FormerEmailRow): Promise<void> {
  await executor
    .deleteFrom('former_emails')
    .where('user_id', '=', change.user_id)
    .where('created_at', '>=', change.created_at)
    .execute();
}

/** The addresses that a user may take back. */
export async function listFormerEmails(executor: Executor, userId: string): Promise<readonly string[]> {
  const rows = await executor
    .selectFrom('former_emails')
    .select('email')
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ email }) => email);
}

/**
 * Whether somebody else signs in with an address, or changed it after `since` and may take it back.
 *
 * @param email in lower case
 * @param userId who asks; null for a stranger
 */
export async function isEmailTaken(
  executor: Executor,
  email: string,
  { userId, since }: { readonly userId: string | null; readonly since: Date },
): Promise<boolean> {
  const holder = await findUserByEmail(executor, email);
  if (holder && holder.id !== userId) return true;
  const former = await executor
    .selectFrom('former_emails')
    .select('user_id')
    .where('email', '=', email)
    .where('created_at', '>', since)
    .execute();
  return former.some(({ user_id }) => user_id !== userId);
}

/** Deletes addresses that can no longer be taken back, and those that can no longer be confirmed. */
export async function sweepEmailChanges(
  executor: Executor,
  before: { readonly pending: Date; readonly former: Date },
): Promise<void> {
  await executor.deleteFrom('former_emails').where('created_at', '<', before.former).execute();
  await executor
    .updateTable('users')
    .set(NO_PENDING_EMAIL)
    .where('pending_email_at', '<', before.pending)
    .execute();
}
