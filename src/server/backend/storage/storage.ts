import type { PGlite } from '@electric-sql/pglite';
import type { Kysely } from 'kysely';
import type { Tables } from './tables';
import type { Turns } from './turns';

/** A PostgreSQL server, which any number of backends can share. */
export type ServerStorage = {
  readonly kind: 'server';
  /** A libpq URL: `postgresql://user:password@host:5432/name`. */
  readonly url: string;
  /** Maximum number of connections of this process for queries, and again for turns. */
  readonly connections: number;
};

/** The part of PGlite that is used here. */
export type EmbeddedEngine = Pick<PGlite, 'query' | 'close' | 'dumpDataDir'>;

/** Storage of a single process: a folder that it holds, or memory, optionally in a running engine. */
export type EmbeddedStorage =
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'memory'; readonly engine?: EmbeddedEngine };

/** Where data are stored. */
export type Storage = ServerStorage | EmbeddedStorage;

export type Database = {
  readonly db: Kysely<Tables>;
  /** Whether other backends may use the same data at the same time. */
  readonly shared: boolean;
  /** Turns shared by all backends that use the same data. */
  readonly turns: Turns;
  /** Waits for running statements and closes the database. */
  close(): Promise<void>;
};
