import process from 'node:process';
import { systemClock } from './clock';
import { allDemoAccounts } from './seeds/accounts';
import { seed } from './seeds/seed';
import { describeStorage, readStorage, type LastingStorage } from '../storage-settings';
import { openDatabase } from './storage/database';

// `npm run reset` restores the demo accounts and deletes all other data. Others may share a PostgreSQL server, so its
// database must be named: `npm run reset -- cabrank`.

function requireConsent(storage: LastingStorage): void {
  if (storage.kind === 'folder') return;
  const name = decodeURIComponent(new URL(storage.url).pathname.slice(1));
  if (process.argv[2] === name) return;
  throw new Error(
    `This removes everything that is stored on the server (${describeStorage(storage)}). ` +
      `If that is what you want: npm run reset -- ${name}`,
  );
}

try {
  const storage = readStorage(process.env);
  requireConsent(storage);
  const database = await openDatabase(storage);
  await seed(database.db, systemClock.now());
  await database.close();
  console.log(`Restored the ${allDemoAccounts.length} demo accounts (${describeStorage(storage)}).`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
