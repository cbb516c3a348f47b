import type { Executor } from '../database';
import type { InstallationMode } from '../server-tables';

/** The mode of the data; undefined if they are not marked. */
export async function findMode(executor: Executor): Promise<InstallationMode | undefined> {
  return (await executor.selectFrom('installation').select('mode').executeTakeFirst())?.mode;
}

/** Marks the data with a mode, which cannot be changed. */
export async function insertMode(executor: Executor, mode: InstallationMode): Promise<void> {
  await executor.insertInto('installation').values({ mode }).execute();
}
