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

/** A database that runs in this process and has its data to itself. */
export type EmbeddedDatabase = Database & {
  /** Dumps all data, for `startInMemory`. */
  image(): Promise<Blob>;
};

/** OID of int8. The drivers parse it differently: PGlite to a number if it fits, `pg` to a string. */
const INT8 = 20;

const parsers = { [INT8]: Number };

const startIn = (path: string): Promise<PGlite> => PGlite.create({ dataDir: join(path, 'pg'), parsers });

/** Starts an empty engine, or one with the data of an image. */
export const startInMemory = (image?: Blob): Promise<PGlite> =>
  PGlite.create({ dataDir: 'memory://', parsers, ...(image && { loadDataDir: image }) });

/**
 * Opens PGlite in memory, or in a folder that is held until the database is closed.
 *
 * @throws FolderInUse if another process holds the folder
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
