import type { Executor } from '../database';
import type { RegistrationsTable, UserRow } from '../tables';

/** Who registered with a cookie that was given after `since`. */
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

/** Whether a cookie that was given to them after `since` still recognises somebody. */
export async function hasRegistration(executor: Executor, userId: string, since: Date): Promise<boolean> {
  const found = await executor
    .selectFrom('registrations')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirst();
  return found !== undefined;
}

/** No cookie recognises somebody any more: from now on the password alone says who the owner is. */
export async function endRegistrationsOf(executor: Executor, userId: string): Promise<void> {
  await executor.deleteFrom('registrations').where('user_id', '=', userId).execute();
}

/** Removes the cookies that no longer recognise anybody. */
export async function sweepRegistrations(executor: Executor, before: Date): Promise<void> {
  await executor.deleteFrom('registrations').where('created_at', '<', before).execute();
}
