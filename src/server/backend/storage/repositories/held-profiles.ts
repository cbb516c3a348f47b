import type { Executor } from '../database';
import type { HeldProfileRow } from '../tables';

export function findHeld(executor: Executor, userId: string): Promise<HeldProfileRow | undefined> {
  return executor.selectFrom('held_profiles').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** The profile that waits for an intent. */
export function findHeldFor(executor: Executor, intentId: string): Promise<HeldProfileRow | undefined> {
  return executor
    .selectFrom('held_profiles')
    .selectAll()
    .where('intent_id', '=', intentId)
    .executeTakeFirst();
}

/** The intents for which profiles have waited since before a moment. */
export async function listHeldIntents(executor: Executor, before: Date): Promise<readonly string[]> {
  const rows = await executor
    .selectFrom('held_profiles')
    .select('intent_id')
    .where('created_at', '<', before)
    .execute();
  return rows.flatMap(({ intent_id: id }) => id ?? []);
}

/** Holds a profile, replacing the one that was held before. */
export async function holdProfile(executor: Executor, held: HeldProfileRow): Promise<void> {
  const { user_id: _userId, ...change } = held;
  await executor
    .insertInto('held_profiles')
    .values(held)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .execute();
}

export async function setHeldIntent(
  executor: Executor,
  userId: string,
  intentId: string | null,
): Promise<void> {
  await executor
    .updateTable('held_profiles')
    .set({ intent_id: intentId })
    .where('user_id', '=', userId)
    .execute();
}

export async function dropHeld(executor: Executor, userId: string): Promise<void> {
  await executor.deleteFrom('held_profiles').where('user_id', '=', userId).execute();
}
