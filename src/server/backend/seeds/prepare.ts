import type { Kysely } from 'kysely';
import type { Executor } from '../storage/database';
import { lockKey } from '../storage/lock-key';
import { findMode, insertMode } from '../storage/repositories/installation';
import type { InstallationMode } from '../storage/server-tables';
import type { Tables } from '../storage/tables';
import { demoHashes, fill, hasAccounts } from './seed';

const OTHER_DATA = 'or choose other data with DATABASE_URL or DATA_DIR.';

/** The data belong to a server in the other mode. */
export class OtherMode extends Error {
  constructor(kept: InstallationMode) {
    super(
      kept === 'demo'
        ? 'This is the data of a demo: everyone knows the password of its accounts. Start without ' +
            `MODE=production, ${OTHER_DATA}`
        : 'This is the data of a production server: a demo would show its emails to whoever reaches it. Set ' +
            `MODE=production, ${OTHER_DATA}`,
    );
    this.name = 'OtherMode';
  }
}

/** Marks unmarked data with a mode. @throws OtherMode if they are marked with the other one */
async function dedicate(transaction: Executor, mode: InstallationMode): Promise<void> {
  const kept = await findMode(transaction);
  if (kept === undefined) await insertMode(transaction, mode);
  else if (kept !== mode) throw new OtherMode(kept);
}

/**
 * Prepares new data for a demo, with its accounts, or for production, without accounts. Safe if several processes
 * start at the same time. The mode of data never changes.
 *
 * @throws OtherMode if the data belong to the other mode
 */
export async function prepareData(db: Kysely<Tables>, mode: InstallationMode, now: Date): Promise<void> {
  const hashes = mode === 'demo' && !(await hasAccounts(db)) ? await demoHashes() : [];
  await db.transaction().execute(async (transaction) => {
    await lockKey(transaction, 'seed');
    await dedicate(transaction, mode);
    if (mode === 'demo' && !(await hasAccounts(transaction))) await fill(transaction, now, hashes);
  });
}
