import type { Executor } from '../database';
import type { UserRow } from '../tables';

export type StoredSession = { readonly user: UserRow; readonly lastUsedAt: Date };

/** The session of a hashed id with its user, unless it began before `begunAfter` or was last used before `usedAfter`. */
export async function findSession(
  executor: Executor,
  idHash: string,
  valid: { readonly begunAfter: Date; readonly usedAfter: Date },
): Promise<StoredSession | undefined> {
  const row = await executor
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select('sessions.last_used_at as last_used_at')
    .where('sessions.id_hash', '=', idHash)
    .where('sessions.created_at', '>', valid.begunAfter)
    .where('sessions.last_used_at', '>', valid.usedAfter)
    .executeTakeFirst();
  if (!row) return undefined;
  const { last_used_at: lastUsedAt, ...user } = row;
  return { user, lastUsedAt };
}

export async function insertSession(
  executor: Executor,
  session: { readonly idHash: string; readonly userId: string; readonly at: Date },
): Promise<void> {
  await executor
    .insertInto('sessions')
    .values({
      id_hash: session.idHash,
      user_id: session.userId,
      created_at: session.at,
      last_used_at: session.at,
    })
    .execute();
}

export async function touchSession(executor: Executor, idHash: string, at: Date): Promise<void> {
  await executor.updateTable('sessions').set({ last_used_at: at }).where('id_hash', '=', idHash).execute();
}

export async function deleteSession(executor: Executor, idHash: string): Promise<void> {
  await executor.deleteFrom('sessions').where('id_hash', '=', idHash).execute();
}

/** Removes the sessions that `findSession` would no longer answer. */
export async function deleteEndedSessions(
  executor: Executor,
  valid: { readonly begunAfter: Date; readonly usedAfter: Date },
): Promise<void> {
  await executor
    .deleteFrom('sessions')
    .where((where) =>
      where.or([where('created_at', '<=', valid.begunAfter), where('last_used_at', '<=', valid.usedAfter)]),
    )
    .execute();
}
