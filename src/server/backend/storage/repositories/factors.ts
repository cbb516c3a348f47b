import type { Insertable } from 'kysely';
import type { Executor } from '../database';
import type { FactorRow, FactorsTable } from '../factor-tables';
import { isUuid } from './users';

/** The second steps of a user, the latest last. */
export const listFactors = (executor: Executor, userId: string): Promise<readonly FactorRow[]> =>
  executor
    .selectFrom('factors')
    .selectAll()
    .where('user_id', '=', userId)
    .where('confirmed', '=', true)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export async function insertFactor(executor: Executor, factor: Insertable<FactorsTable>): Promise<void> {
  await executor.insertInto('factors').values(factor).execute();
}

/** The authenticator app of which no code was sent back yet, if it was begun after `since`. */
export const findUnconfirmed = (
  executor: Executor,
  userId: string,
  since: Date,
): Promise<FactorRow | undefined> =>
  executor
    .selectFrom('factors')
    .selectAll()
    .where('user_id', '=', userId)
    .where('confirmed', '=', false)
    .where('created_at', '>', since)
    .executeTakeFirst();

export async function deleteUnconfirmed(executor: Executor, userId: string): Promise<void> {
  await executor.deleteFrom('factors').where('user_id', '=', userId).where('confirmed', '=', false).execute();
}

/** Lets an authenticator app count from now on. @returns false if another call has done it */
export async function confirmFactor(
  executor: Executor,
  id: string,
  { name, at, step }: { readonly name: string; readonly at: Date; readonly step: number },
): Promise<boolean> {
  const confirmed = await executor
    .updateTable('factors')
    .set({ confirmed: true, name, created_at: at, last_step: step })
    .where('id', '=', id)
    .where('confirmed', '=', false)
    .returning('id')
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** Uses up a time step of an authenticator app. @returns false if it was used before */
export async function takeStep(
  executor: Executor,
  id: string,
  { step, at }: { readonly step: number; readonly at: Date },
): Promise<boolean> {
  const used = await executor
    .updateTable('factors')
    .set({ last_step: step, last_used_at: at })
    .where('id', '=', id)
    .where((or) => or.or([or('last_step', 'is', null), or('last_step', '<', step)]))
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

export const findPasskey = (executor: Executor, credentialId: string): Promise<FactorRow | undefined> =>
  executor.selectFrom('factors').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();

export async function notePasskeyUse(
  executor: Executor,
  id: string,
  { counter, at }: { readonly counter: number; readonly at: Date },
): Promise<void> {
  await executor.updateTable('factors').set({ counter, last_used_at: at }).where('id', '=', id).execute();
}

/** @param id as in a path. @returns false if the user has no such factor */
export async function renameFactor(
  executor: Executor,
  { id, userId }: { readonly id: string; readonly userId: string },
  name: string,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  const renamed = await executor
    .updateTable('factors')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('confirmed', '=', true)
    .returning('id')
    .executeTakeFirst();
  return renamed !== undefined;
}

/** @param id as in a path. @returns what was deleted */
export async function deleteFactor(
  executor: Executor,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<FactorRow | undefined> {
  if (!isUuid(id)) return undefined;
  return executor
    .deleteFrom('factors')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('confirmed', '=', true)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes a user's factors and recovery codes, or those since a time. */
export async function deleteFactorsOf(
  executor: Executor,
  userId: string,
  since = new Date(0),
): Promise<void> {
  for (const table of ['factors', 'recovery_codes'] as const) {
    await executor.deleteFrom(table).where('user_id', '=', userId).where('created_at', '>=', since).execute();
  }
}

/** Deletes authenticator apps of which no code was sent back. */
export async function sweepUnconfirmed(executor: Executor, before: Date): Promise<void> {
  await executor
    .deleteFrom('factors')
    .where('confirmed', '=', false)
    .where('created_at', '<', before)
    .execute();
}
