import type { Insertable } from 'kysely';
import type { Executor } from '../database';
import type { UserRow, UsersTable } from '../tables';

/** @param email in any case */
export function findUserByEmail(executor: Executor, email: string): Promise<UserRow | undefined> {
  return executor
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
}

export async function insertUser(executor: Executor, user: Insertable<UsersTable>): Promise<void> {
  await executor.insertInto('users').values(user).execute();
}
