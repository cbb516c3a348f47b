import type { Insertable, Updateable } from 'kysely';
import type { Executor } from '../database';
import type { UserRow, UsersTable } from '../tables';

export const normalEmail = (email: string): string => email.trim().toLowerCase();

/** PostgreSQL refuses to compare a uuid with anything else. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isUuid = (text: string): boolean => UUID.test(text);

/** Anybody, a guest too, by the id of a path; undefined also for what is no uuid. */
export async function findUser(executor: Executor, id: string): Promise<UserRow | undefined> {
  if (!isUuid(id)) return undefined;
  return executor.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Who signs in with an address; guests do not. @param email in any case */
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

/** A change of nothing is none. */
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

/** Lets nobody else change what depends on the user until the transaction ends. */
export async function lockUser(transaction: Executor, id: string): Promise<void> {
  await transaction.selectFrom('users').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
}
