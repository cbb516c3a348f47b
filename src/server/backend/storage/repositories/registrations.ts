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

/** Removes the cookies that no longer recognise anybody. */
export async function sweepRegistrations(executor: Executor, before: Date): Promise<void> {
  await executor.deleteFrom('registrations').where('created_at', '<', before).execute();
}
