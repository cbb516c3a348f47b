import type { Executor } from '../database';
import type { SessionRow } from '../session-tables';
import type { UserRow } from '../tables';
import { findUser } from './users';

export type StoredSession = {
  /** The user who signed in. */
  readonly user: UserRow;
  readonly lastUsedAt: Date;
  /** The customer as whom an admin acts. */
  readonly impersonated: {
    readonly user: UserRow;
    readonly reason: string;
    readonly at: Date;
    readonly looksOnly: boolean;
  } | null;
};

/** A session is valid if it began after `begunAfter` and was last used after `usedAfter`. */
export type Validity = { readonly begunAfter: Date; readonly usedAfter: Date };

/**
 * Finds the session of a hashed id with its user, if it is valid.
 */
export async function findSession(
  executor: Executor,
  idHash: string,
  valid: Validity,
): Promise<StoredSession | undefined> {
  const row = await executor
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select([
      'sessions.last_used_at as last_used_at',
      'sessions.impersonated_id as impersonated_id',
      'sessions.impersonation_reason as impersonation_reason',
      'sessions.impersonated_at as impersonated_at',
      'sessions.looks_only as looks_only',
    ])
    .where('sessions.id_hash', '=', idHash)
    .where('sessions.created_at', '>', valid.begunAfter)
    .where('sessions.last_used_at', '>', valid.usedAfter)
    .executeTakeFirst();
  if (!row) return undefined;
  const {
    last_used_at: lastUsedAt,
    impersonated_id: customerId,
    impersonation_reason: reason,
    impersonated_at: at,
    looks_only: looksOnly,
    ...user
  } = row;
  const customer = customerId === null ? undefined : await findUser(executor, customerId);
  const impersonated =
    customer && at !== null ? { user: customer, reason: reason ?? '', at, looksOnly } : null;
  return { user, lastUsedAt, impersonated };
}

export async function insertSession(
  executor: Executor,
  session: Omit<SessionRow, 'last_used_at' | 'public_id' | 'looks_only' | `impersonat${string}`>,
): Promise<void> {
  await executor
    .insertInto('sessions')
    .values({ ...session, last_used_at: session.created_at })
    .execute();
}

/** The valid sessions in which a user signed in, the most recently used first. */
export const listSessionsOf = (
  executor: Executor,
  userId: string,
  valid: Validity,
): Promise<readonly SessionRow[]> =>
  executor
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('created_at', '>', valid.begunAfter)
    .where('last_used_at', '>', valid.usedAfter)
    .orderBy('last_used_at', 'desc')
    .orderBy('public_id')
    .execute();

export async function touchSession(executor: Executor, idHash: string, at: Date): Promise<void> {
  await executor.updateTable('sessions').set({ last_used_at: at }).where('id_hash', '=', idHash).execute();
}

/** @param as the customer as whom the session's admin acts from now on; null ends it */
export async function setImpersonated(
  executor: Executor,
  idHash: string,
  as: {
    readonly customerId: string;
    readonly reason: string;
    readonly at: Date;
    readonly looksOnly: boolean;
  } | null,
): Promise<void> {
  await executor
    .updateTable('sessions')
    .set({
      impersonated_id: as?.customerId ?? null,
      impersonation_reason: as?.reason ?? null,
      impersonated_at: as?.at ?? null,
      looks_only: as?.looksOnly ?? false,
    })
    .where('id_hash', '=', idHash)
    .execute();
}

export async function deleteSession(executor: Executor, idHash: string): Promise<void> {
  await executor.deleteFrom('sessions').where('id_hash', '=', idHash).execute();
}

/** Deletes a user's sessions with one browser. */
export async function deleteSessionsOfDevice(
  executor: Executor,
  device: { readonly idHash: string; readonly userId: string },
): Promise<void> {
  await executor
    .deleteFrom('sessions')
    .where('user_id', '=', device.userId)
    .where('device_hash', '=', device.idHash)
    .execute();
}

/** Deletes a user's sessions, except the given one. */
export async function deleteSessionsOf(
  executor: Executor,
  userId: string,
  exceptHash: string | null = null,
): Promise<void> {
  await executor
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(exceptHash !== null, (query) => query.where('id_hash', '!=', exceptHash ?? ''))
    .execute();
}

/** Deletes the sessions that `findSession` no longer returns. */
export async function deleteEndedSessions(executor: Executor, valid: Validity): Promise<void> {
  await executor
    .deleteFrom('sessions')
    .where((where) =>
      where.or([where('created_at', '<=', valid.begunAfter), where('last_used_at', '<=', valid.usedAfter)]),
    )
    .execute();
}
