import type { Kysely } from 'kysely';
import type { Executor } from '../storage/database';
import { lockKey } from '../storage/lock-key';
import { findMode, insertMode } from '../storage/repositories/installation';
import type { InstallationMode } from '../storage/server-tables';
import type { Tables } from '../storage/tables';
import { demoHashes, fill, hasAccounts } from './seed';

const OTHER_DATA = 'or name other data with DATABASE_URL or DATA_DIR.';

/** The data are not for the server that was to work with them. */
export class OtherMode extends Error {
  constructor(kept: InstallationMode) {
    super(
      kept === 'demo'
        ? "These data are a demo's: everybody knows the password of the accounts in them. Start without " +
            `MODE=production, ${OTHER_DATA}`
        : 'These data are those of a server in production: a demo would show its mails to whoever reaches it. Set ' +
            `MODE=production, ${OTHER_DATA}`,
    );
    this.name = 'OtherMode';
  }
}

/** Marks data that nobody has marked. @throws OtherMode for those that are marked otherwise */
async function dedicate(transaction: Executor, mode: InstallationMode): Promise<void> {
  const kept = await findMode(transaction);
  if (kept === undefined) await insertMode(transaction, mode);
  else if (kept !== mode) throw new OtherMode(kept);
}

/**
 * Makes new data a demo's, with its accounts, or production's, without any, whoever else starts at the same moment; what
 * they are they stay.
 *
 * @throws OtherMode for data of the other kind
 */
export async function prepareData(db: Kysely<Tables>, mode: InstallationMode, now: Date): Promise<void> {
  const hashes = mode === 'demo' && !(await hasAccounts(db)) ? await demoHashes() : [];
  await db.transaction().execute(async (transaction) => {
    await lockKey(transaction, 'seed');
    await dedicate(transaction, mode);
    if (mode === 'demo' && !(await hasAccounts(transaction))) await fill(transaction, now, hashes);
  });
}
