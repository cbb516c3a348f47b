import type { Executor } from '../database';
import type { RegistrationsTable, UserRow } from '../tables';

/** The user who registered with a cookie that was issued after `since`. */
export function findRegistrant(
  executor: Executor,
  idHash: string,
  since: Date,
): Promise<UserRow | undefined> {
  return executor
    .selectFrom('registrations')
    .innerJoin('users', 'users.id', 'registrations.user_id')
    .selectAll('users')
    .where('registrations.id_hash', '=', idHash)
    .where('registrations.created_at', '>', since)
    .executeTakeFirst();
}

export async function insertRegistration(
  executor: Executor,
  registration: { readonly [Column in keyof Omit<RegistrationsTable, 'created_at'>]: string } & {
    readonly created_at: Date;
  },
): Promise<void> {
  await executor.insertInto('registrations').values(registration).execute();
}

/** Whether the user has a valid registration cookie that was issued after `since`. */
export async function hasRegistration(executor: Executor, userId: string, since: Date): Promise<boolean> {
  const found = await executor
    .selectFrom('registrations')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirst();
  return found !== undefined;
}

/** Invalidates all registration cookies of a user. From now on only the password identifies the owner. */
export async function endRegistrationsOf(executor: Executor, userId: string): Promise<void> {
  await executor.deleteFrom('registrations').where('user_id', '=', userId).execute();
}

/** Deletes expired registration cookies. */
export async function sweepRegistrations(executor: Executor, before: Date): Promise<void> {
  await executor.deleteFrom('registrations').where('created_at', '<', before).execute();
}
