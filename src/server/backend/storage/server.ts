import { Kysely, PostgresDialect } from 'kysely';
import { Pool, TypeOverrides } from 'pg';
import { migrate } from './migrations';
import type { Database, ServerStorage } from './storage';
import type { Tables } from './tables';
import { createTurns, type Turns } from './turns';

/** Timeouts for connecting and for a statement (ms). Both are shorter than the gateway waits. */
const CONNECT_TIMEOUT_MS = 10_000;
const STATEMENT_TIMEOUT_MS = 20_000;

/** OID of int8, which `pg` returns as text. All ids and counts here are far below the largest safe integer. */
const INT8 = 20;

const parsers = new TypeOverrides();
parsers.setTypeParser(INT8, Number);

/** @param statementMs how long a statement may take; 0 for as long as it wants */
function openPool(url: string, connections: number, statementMs = STATEMENT_TIMEOUT_MS): Pool {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    application_name: 'cabrank',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: parsers,
  });
  // An idle connection failed. The pool has dropped it and opens another one when needed.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    // A connection in use failed: its queries are rejected, and the pool drops it.
    client.on('error', () => undefined);
    // Before anybody's query. PgBouncer refuses it as a parameter of the connection.
    client.query(`set statement_timeout = ${statementMs}`).catch(() => undefined);
  });
  return pool;
}

/**
 * Turns shared by all backends on a server, with advisory locks. Locks use a separate pool, because the job that
 * holds one needs a connection to work with.
 */
function sharedTurns(locks: Pool): Turns {
  const own = createTurns();

  async function locked<Result>(key: string, job: () => Promise<Result>): Promise<Result> {
    const client = await locks.connect();
    let broken = false;
    try {
      // Jobs wait for the card provider, so waiting for a turn must not time out.
      await client.query('set statement_timeout = 0');
      await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [key]);
      return await job();
    } finally {
      // Closing the connection releases its locks too.
      await client.query('select pg_advisory_unlock_all()').catch(() => (broken = true));
      client.release(broken);
    }
  }

  // Only one job per key and process waits for a lock, so that waiting jobs do not use up all connections.
  return { take: (key, job) => own.take(key, () => locked(key, job)) };
}

/** The system's and the server's codes for an address, a password or a database that is wrong. */
const WRONG_URL = new Set([
  'EAI_AGAIN',
  'ENETUNREACH',
  'ENOTFOUND',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  '28000',
  '28P01',
  '3D000',
]);

/** Names the variable and the host; the URL may contain a password. */
function namedError(url: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  const reason = error.message === '' ? code : error.message;
  if (!WRONG_URL.has(code) && !reason.includes('timeout')) return error;
  return new Error(`DATABASE_URL: no connection to the database at ${new URL(url).host}. ${reason}`, {
    cause: error,
  });
}

/** A migration, and waiting for that of another server, may take longer than any other statement. */
async function migrateOn(url: string): Promise<void> {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openPool(url, 1, 0) }) });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

/**
 * Opens the database of a PostgreSQL server, which other backends may share.
 *
 * @throws an error that names DATABASE_URL and its host if there is no connection, or the server's error if a migration
 *   fails
 */
export async function openServer({ url, connections }: ServerStorage): Promise<Database> {
  const locks = openPool(url, connections);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openPool(url, connections) }) });
  const close = async (): Promise<void> => {
    await db.destroy();
    await locks.end();
  };
  try {
    await migrateOn(url);
    return { db, shared: true, turns: sharedTurns(locks), close };
  } catch (error) {
    await close();
    throw namedError(url, error);
  }
}
