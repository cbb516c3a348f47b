import process from 'node:process';
import { systemClock } from './clock';
import { allDemoAccounts } from './seeds/accounts';
import { seed } from './seeds/seed';
import { dataFolder } from '../environment';
import { openDatabase } from './storage/database';

// `npm run reset`: puts the demo accounts back and removes everything else that was stored.

const folder = dataFolder(process.env);
try {
  const database = await openDatabase({ kind: 'folder', path: folder });
  await seed(database.db, systemClock.now());
  await database.close();
  console.log(`Restored the ${allDemoAccounts.length} demo accounts in ${folder}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
