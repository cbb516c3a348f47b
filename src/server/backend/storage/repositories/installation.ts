import type { Executor } from '../database';
import type { InstallationMode } from '../server-tables';

/** Whom the data are for; undefined while nobody has said so. */
export async function findMode(executor: Executor): Promise<InstallationMode | undefined> {
  return (await executor.selectFrom('installation').select('mode').executeTakeFirst())?.mode;
}

/** Says it once and for all. */
export async function insertMode(executor: Executor, mode: InstallationMode): Promise<void> {
  await executor.insertInto('installation').values({ mode }).execute();
}
