import { cp, rm } from 'node:fs/promises';
import type { LastingStorage } from '../../../../src/server/storage-settings';
import type { ServerOptions } from '../start-server';
import { newStorage, onServer } from './seeded-storage';

/** Where a server finds its data, as `startServer` takes it. */
export const placeOf = (storage: LastingStorage): Required<Pick<ServerOptions, 'dataDir' | 'env'>> =>
  storage.kind === 'folder'
    ? { dataDir: storage.path, env: {} }
    : { dataDir: '', env: { DATABASE_URL: storage.url, DATABASE_CONNECTIONS: String(storage.connections) } };

/** The data of the app that a file of browser tests serves. */
export type ServedData = ReturnType<typeof placeOf> & {
  /** Makes them those of a new demo. No server may be using them. */
  readonly seed: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

const nameOf = (url: string): string => new URL(url).pathname.slice(1);

async function copy(seeded: LastingStorage, storage: LastingStorage): Promise<void> {
  if (seeded.kind === 'folder' && storage.kind === 'folder') {
    await rm(storage.path, { recursive: true, force: true });
    await cp(seeded.path, storage.path, { recursive: true });
  }
  if (seeded.kind === 'server' && storage.kind === 'server') {
    const administration = new URL(storage.url);
    administration.pathname = '/postgres';
    await onServer(administration.href, async (client) => {
      await client.query(`drop database ${nameOf(storage.url)} with (force)`);
      await client.query(`create database ${nameOf(storage.url)} template ${nameOf(seeded.url)}`);
    });
  }
}

/**
 * Empty data: in a folder or, if CABRANK_TEST_DATABASE names a PostgreSQL server, in a database.
 *
 * @param seeded what `seed` copies, of the same kind
 */
export async function newServedData(seeded: LastingStorage): Promise<ServedData> {
  const { storage, remove } = await newStorage();
  return { ...placeOf(storage), seed: () => copy(seeded, storage), remove };
}
