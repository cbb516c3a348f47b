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
  /** A copy of everything stored, for `startInMemory`. */
  image(): Promise<Blob>;
};

/** OID of int8, which the drivers answer differently (PGlite a number where it fits, `pg` a string). */
const INT8 = 20;

const parsers = { [INT8]: Number };

const startIn = (path: string): Promise<PGlite> => PGlite.create({ dataDir: join(path, 'pg'), parsers });

/** Starts an engine with nothing in it, or with what is in an image. */
export const startInMemory = (image?: Blob): Promise<PGlite> =>
  PGlite.create({ dataDir: 'memory://', parsers, ...(image && { loadDataDir: image }) });

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
    const pglite =
      storage.kind === 'folder' ? await startIn(storage.path) : (storage.engine ?? (await startInMemory()));
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
