import { Kysely, PostgresDialect } from 'kysely';
import { Pool, TypeOverrides } from 'pg';
import { migrate } from './migrations';
import type { Database, ServerStorage } from './storage';
import type { Tables } from './tables';
import { createTurns, type Turns } from './turns';

/** How long a connection may take to come about, and a statement to end (ms): less than the gateway waits. */
const CONNECT_TIMEOUT_MS = 10_000;
const STATEMENT_TIMEOUT_MS = 20_000;

/** Of int8, which `pg` answers as text; no id or count here comes near what a number cannot hold. */
const INT8 = 20;

const parsers = new TypeOverrides();
parsers.setTypeParser(INT8, Number);

function openPool(url: string, connections: number): Pool {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    application_name: 'cabrank',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    types: parsers,
  });
  // Of a connection that nobody uses at the moment: the pool has dropped it, and the next call gets another.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * Turns among all backends on one server, by advisory locks. They have connections of their own: whoever has the turn
 * still needs one to work with.
 */
function sharedTurns(locks: Pool): Turns {
  const own = createTurns();

  async function locked<Result>(key: string, job: () => Promise<Result>): Promise<Result> {
    const client = await locks.connect();
    let broken = false;
    try {
      // Turns last as long as the card provider takes, and so does the wait for them.
      await client.query('set statement_timeout = 0');
      await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [key]);
      return await job();
    } finally {
      // With its connection a lock is gone, too.
      await client.query('select pg_advisory_unlock_all()').catch(() => (broken = true));
      client.release(broken);
    }
  }

  // Of this process one waits for each key, so that those who wait do not take all connections.
  return { take: (key, job) => own.take(key, () => locked(key, job)) };
}

/**
 * Opens a PostgreSQL server's database, which other backends may use as well.
 *
 * @throws the server's error when it cannot be reached or a migration fails
 */
export async function openServer({ url, connections }: ServerStorage): Promise<Database> {
  const locks = openPool(url, connections);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openPool(url, connections) }) });
  const close = async (): Promise<void> => {
    await db.destroy();
    await locks.end();
  };
  try {
    await migrate(db);
    return { db, shared: true, turns: sharedTurns(locks), close };
  } catch (error) {
    await close();
    throw error;
  }
}
