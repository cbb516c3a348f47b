import type { Kysely, Transaction } from 'kysely';
import { openEmbedded } from './embedded';
import { openServer } from './server';
import type { Database, Storage } from './storage';
import type { Tables } from './tables';

/** What a repository reads and writes with: the database, or the transaction that is under way. */
export type Executor = Kysely<Tables> | Transaction<Tables>;

/**
 * Opens the database and brings its tables up to date.
 *
 * @throws FolderInUse when another process holds the folder; the server's error when it does not answer
 */
export function openDatabase(storage: Storage): Promise<Database> {
  return storage.kind === 'server' ? openServer(storage) : openEmbedded(storage);
}
