import type { Executor } from '../database';
import type { CustomerSettingsRow } from '../tables';

/** Undefined if the customer has not saved any. */
export function findSettings(executor: Executor, userId: string): Promise<CustomerSettingsRow | undefined> {
  return executor
    .selectFrom('customer_settings')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function saveSettings(executor: Executor, settings: CustomerSettingsRow): Promise<void> {
  const { user_id: _userId, ...change } = settings;
  await executor
    .insertInto('customer_settings')
    .values(settings)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .execute();
}
