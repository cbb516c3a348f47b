import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { holdFolder } from './lock';
import { migrate } from './migrations';
import { pglitePool } from './pglite-pool';
import type { Tables } from './tables';

/** What a repository reads and writes with: the database, or the transaction that is under way. */
export type Executor = Kysely<Tables> | Transaction<Tables>;

/**
 * Where the data live: in a folder (held by this process alone), or in memory, there optionally starting from an
 * image that `Database.image` made.
 */
export type Storage =
  { readonly kind: 'folder'; readonly path: string } | { readonly kind: 'memory'; readonly image?: Blob };

export type Database = {
  readonly db: Kysely<Tables>;
  /** A copy of everything stored, for `Storage.image`. */
  image(): Promise<Blob>;
  /** Waits for the statement under way, closes the database and lets go of the folder. */
  close(): Promise<void>;
};

/** OID of int8, which drivers otherwise answer differently (PGlite a number, `pg` a string). */
const INT8 = 20;

/**
 * Opens the database and brings its tables up to date.
 *
 * @throws FolderInUse when another process holds the folder
 */
export async function openDatabase(storage: Storage): Promise<Database> {
  let release = (): Promise<void> => Promise.resolve();
  if (storage.kind === 'folder') {
    await mkdir(storage.path, { recursive: true });
    release = await holdFolder(storage.path);
  }
  try {
    const pglite = await PGlite.create({
      dataDir: storage.kind === 'folder' ? join(storage.path, 'pg') : 'memory://',
      parsers: { [INT8]: Number },
      ...(storage.kind === 'memory' && storage.image ? { loadDataDir: storage.image } : {}),
    });
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pglitePool(pglite) }) });
    await migrate(db);
    return {
      db,
      image: () => pglite.dumpDataDir('none'),
      close: async () => {
        await db.destroy();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}
