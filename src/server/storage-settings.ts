import { resolve } from 'node:path';
import { parseUrl } from '../domain/addresses/parse-url.ts';
import type { ServerStorage } from './backend/storage/storage.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the embedded backend stores its data while its process runs. */
export type LastingStorage = ServerStorage | { readonly kind: 'folder'; readonly path: string };

/** Maximum number of connections of one process, unless DATABASE_CONNECTIONS is set. */
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
 * Reads where data are stored: on the PostgreSQL server of DATABASE_URL (with at most DATABASE_CONNECTIONS
 * connections), otherwise in the folder DATA_DIR, otherwise in `.data` in the working directory.
 *
 * @throws if a variable is invalid; the message omits the URL, which may contain a password
 */
export function readStorage(environment: Environment): LastingStorage {
  const url = environment.DATABASE_URL ?? '';
  if (url === '') return { kind: 'folder', path: resolve(environment.DATA_DIR ?? '.data') };
  if (!/^postgres(?:ql)?:\/\//u.test(url) || parseUrl(url) === null) {
    throw new Error('DATABASE_URL must be an address such as postgresql://user:password@host:5432/name.');
  }
  return { kind: 'server', url, connections: connectionsOf(environment.DATABASE_CONNECTIONS) };
}

/** Describes where data are stored, without a password. */
export function describeStorage(storage: LastingStorage): string {
  if (storage.kind === 'folder') return `data in ${storage.path}`;
  const { host, pathname, searchParams } = new URL(storage.url);
  return `data in PostgreSQL at ${host === '' ? (searchParams.get('host') ?? '') : host}${pathname}`;
}
