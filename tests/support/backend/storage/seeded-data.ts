import type { TestProject } from 'vitest/node';
import type { LastingStorage } from '../../../../src/server/storage-settings';
import { openDatabase } from '../../../../src/server/backend/storage/database';
import { quickenPasswords } from '../quick-passwords';
import { startServer } from '../start-server';
import { newStorage } from './seeded-storage';
import { placeOf } from './served-data';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data of a server that was started once and stopped again. Each test file uses a copy. */
    seededData: LastingStorage;
  }
}

/** Seeds the demo data once for all browser tests, because that takes longer than a test. */
export default async function seedOnce({ provide }: TestProject): Promise<() => Promise<void>> {
  const { storage, remove } = await newStorage();
  const server = await startServer(placeOf(storage));
  await server.stop();
  const database = await openDatabase(storage);
  await quickenPasswords(database.db);
  await database.close();
  provide('seededData', storage);
  return remove;
}
