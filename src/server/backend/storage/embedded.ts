import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import { holdFolder } from './lock';
import { migrate } from './migrations';
import { pglitePool } from './pglite-pool';
import type { Database, EmbeddedStorage } from './storage';
import type { Tables } from './tables';
import { createTurns } from './turns';

/** A database that runs in this process, which alone has its data. */
export type EmbeddedDatabase = Database & {
  /** A copy of everything stored, for `EmbeddedStorage.image`. */
  image(): Promise<Blob>;
};

/** OID of int8, which the drivers answer differently (PGlite a number where it fits, `pg` a string). */
const INT8 = 20;

/**
 * Opens PGlite in a folder, which is held until the database is closed, or in memory.
 *
 * @throws FolderInUse when another process holds the folder
 */
export async function openEmbedded(storage: EmbeddedStorage): Promise<EmbeddedDatabase> {
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
      shared: false,
      turns: createTurns(),
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
