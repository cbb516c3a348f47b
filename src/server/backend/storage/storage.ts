import type { PGlite } from '@electric-sql/pglite';
import type { Kysely } from 'kysely';
import type { Tables } from './tables';
import type { Turns } from './turns';

/** A PostgreSQL server, which any number of backends share. */
export type ServerStorage = {
  readonly kind: 'server';
  /** As libpq takes it: `postgresql://user:password@host:5432/name`. */
  readonly url: string;
  /** How many connections this process takes at most to work with, and as many again for turns. */
  readonly connections: number;
};

/** PGlite, as far as it is used here. */
export type EmbeddedEngine = Pick<PGlite, 'query' | 'close' | 'dumpDataDir'>;

/** This process alone: a folder, which it holds, or memory, there optionally in an engine that runs already. */
export type EmbeddedStorage =
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'memory'; readonly engine?: EmbeddedEngine };

/** Where the data live. */
export type Storage = ServerStorage | EmbeddedStorage;

export type Database = {
  readonly db: Kysely<Tables>;
  /** Whether other backends may work on the same data at the same moment. */
  readonly shared: boolean;
  /** Turns among everybody who works on the same data. */
  readonly turns: Turns;
  /** Waits for the statements under way and closes the database. */
  close(): Promise<void>;
};
