import { resolve } from 'node:path';
import { parseUrl } from '../domain/addresses/parse-url.ts';
import type { ServerStorage } from './backend/storage/storage.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the embedded backend's data live, for as long as its process runs. */
export type LastingStorage = ServerStorage | { readonly kind: 'folder'; readonly path: string };

/** How many connections one process takes at most, unless DATABASE_CONNECTIONS says otherwise. */
const DEFAULT_CONNECTIONS = 10;
const MAX_CONNECTIONS = 1000;

function connectionsOf(text: string | undefined): number {
  const connections = text === undefined || text === '' ? DEFAULT_CONNECTIONS : Number(text);
  if (!Number.isInteger(connections) || connections < 1 || connections > MAX_CONNECTIONS) {
    throw new Error(
      `DATABASE_CONNECTIONS must be a number from 1 to ${MAX_CONNECTIONS}, not "${text ?? ''}".`,
    );
  }
  return connections;
}

/**
 * Where the data live: on the PostgreSQL server of DATABASE_URL (with at most DATABASE_CONNECTIONS connections), else in
 * the folder DATA_DIR, else in `.data` where the process was started.
 *
 * @throws when one of them cannot be used; the address may hold a password and is never part of what is said
 */
export function readStorage(environment: Environment): LastingStorage {
  const url = environment.DATABASE_URL ?? '';
  if (url === '') return { kind: 'folder', path: resolve(environment.DATA_DIR ?? '.data') };
  if (!/^postgres(?:ql)?:\/\//u.test(url) || parseUrl(url) === null) {
    throw new Error('DATABASE_URL must be an address such as postgresql://user:password@host:5432/name.');
  }
  return { kind: 'server', url, connections: connectionsOf(environment.DATABASE_CONNECTIONS) };
}

/** Where the data live, in words and without a password. */
export function describeStorage(storage: LastingStorage): string {
  if (storage.kind === 'folder') return `data in ${storage.path}`;
  const { host, pathname, searchParams } = new URL(storage.url);
  return `data in PostgreSQL at ${host === '' ? (searchParams.get('host') ?? '') : host}${pathname}`;
}
