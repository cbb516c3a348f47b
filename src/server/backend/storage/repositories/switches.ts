import type { Executor } from '../database';

/** All changed switches, by name. */
export async function readSwitches(executor: Executor): Promise<Readonly<Record<string, unknown>>> {
  const rows = await executor.selectFrom('switches').selectAll().execute();
  return Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value) as unknown]));
}

export async function writeSwitch(executor: Executor, name: string, value: unknown): Promise<void> {
  const json = JSON.stringify(value);
  await executor
    .insertInto('switches')
    .values({ name, value: json })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: json }))
    .execute();
}

export async function clearSwitches(executor: Executor): Promise<void> {
  await executor.deleteFrom('switches').execute();
}
