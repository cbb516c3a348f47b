import type { Executor } from '../database';
import type { IntentRow } from '../tables';

export function findIntent(executor: Executor, id: string): Promise<IntentRow | undefined> {
  return executor.selectFrom('intents').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertIntent(executor: Executor, intent: IntentRow): Promise<void> {
  await executor.insertInto('intents').values(intent).execute();
}

/** Deletes all intents of a customer. */
export async function deleteIntentsOf(executor: Executor, customer: string): Promise<void> {
  await executor.deleteFrom('intents').where('customer', '=', customer).execute();
}

/** Ends a waiting intent. An intent that has ended keeps its state. */
export async function endIntent(
  executor: Executor,
  id: string,
  state: 'succeeded' | 'failed' | 'canceled',
): Promise<void> {
  await executor
    .updateTable('intents')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'requires_action')
    .execute();
}
