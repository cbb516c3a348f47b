import type { Kysely, Transaction } from 'kysely';
import { openEmbedded } from './embedded';
import { openServer } from './server';
import type { Database, Storage } from './storage';
import type { Tables } from './tables';

/** What repositories query: the database, or the current transaction. */
export type Executor = Kysely<Tables> | Transaction<Tables>;

/**
 * Opens the database and migrates it to the current version.
 *
 * @throws FolderInUse if another process holds the folder
 * @throws the server's error if it does not answer
 */
export function openDatabase(storage: Storage): Promise<Database> {
  return storage.kind === 'server' ? openServer(storage) : openEmbedded(storage);
}
