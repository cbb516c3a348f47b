import type { Insertable, Updateable } from 'kysely';
import type { Executor } from '../database';
import type { UserRow, UsersTable } from '../tables';

export const normalEmail = (email: string): string => email.trim().toLowerCase();

/** PostgreSQL fails if a uuid is compared with any other text. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isUuid = (text: string): boolean => UUID.test(text);

/** Finds any user by id, including guests. @returns undefined also if the id is not a uuid */
export async function findUser(executor: Executor, id: string): Promise<UserRow | undefined> {
  if (!isUuid(id)) return undefined;
  return executor.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Finds a user by the address they sign in with; guests are excluded. @param email in any case */
export function findUserByEmail(executor: Executor, email: string): Promise<UserRow | undefined> {
  return executor
    .selectFrom('users')
    .selectAll()
    .where('email', '=', normalEmail(email))
    .where('guest', '=', false)
    .executeTakeFirst();
}

export async function insertUser(executor: Executor, user: Insertable<UsersTable>): Promise<UserRow> {
  return executor.insertInto('users').values(user).returningAll().executeTakeFirstOrThrow();
}

/** Does nothing if the change is empty. */
export async function updateUser(
  executor: Executor,
  id: string,
  change: Updateable<UsersTable>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await executor.updateTable('users').set(change).where('id', '=', id).execute();
}

export async function deleteUser(executor: Executor, id: string): Promise<void> {
  await executor.deleteFrom('users').where('id', '=', id).execute();
}

/** Deletes guests from before a moment. Nobody can sign in as one of them, or close their account. */
export async function sweepGuests(executor: Executor, before: Date): Promise<void> {
  await executor.deleteFrom('users').where('guest', '=', true).where('created_at', '<', before).execute();
}

/** Whether the password is still the one that this row has. */
export async function hasPassword(
  executor: Executor,
  { id, password_hash: hash }: Pick<UserRow, 'id' | 'password_hash'>,
): Promise<boolean> {
  const user = await executor
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirst();
  return user?.password_hash === hash;
}

/** Locks a user until the transaction ends, so that no other transaction changes what depends on them. */
export async function lockUser(transaction: Executor, id: string): Promise<void> {
  await transaction.selectFrom('users').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
}
