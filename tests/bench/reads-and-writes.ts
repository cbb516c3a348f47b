import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { demoAccounts } from '../../src/server/backend/seeds/accounts';
import { startProgram } from '../support/backend/backend-program';
import { app, cardOrder, signIn, startInstances } from '../support/gateway/instances';
import { best, load, type Reading, type Target } from './load';

const ROUNDS = 3;
const LOAD = { connections: 16, seconds: 3 } as const;

type Row = { readonly name: string; readonly reads: Reading; readonly writes: Reading };

/** Reading a list of cards, and adding a card with its own idempotency key. */
async function targetsAt(origin: string): Promise<{ readonly read: Target; readonly write: Target }> {
  const cards = `${origin}/api/user/${demoAccounts.standard.uuid}/cards`;
  const writer = `${origin}/api/user/${demoAccounts.new.uuid}/cards/add`;
  const cookies = { reader: await signIn(origin, 'standard'), writer: await signIn(origin, 'new') };
  return {
    read: { url: `${cards}/view`, headers: { ...app, cookie: cookies.reader } },
    write: {
      url: writer,
      headers: { ...app, cookie: cookies.writer, 'content-type': 'application/json' },
      next: () => {
        const random = crypto.randomUUID();
        return { headers: { 'idempotency-key': random }, body: cardOrder(random) };
      },
    },
  };
}

async function measure(name: string, origins: readonly string[]): Promise<Row> {
  const targets = await Promise.all(origins.map(targetsAt));
  const rounds = { reads: [] as Reading[], writes: [] as Reading[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const reads = targets.map(({ read }) => read);
    const writes = targets.map(({ write }) => write);
    rounds.reads.push(await load(reads, LOAD));
    rounds.writes.push(await load(writes, LOAD));
  }
  return { name, reads: best(rounds.reads), writes: best(rounds.writes) };
}

async function onPglite(main: string): Promise<Row> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cabrank-bench-'));
  const env = { DATA_DIR: dataDir, NODE_ENV: 'production', RATE_LIMITS: 'off' };
  const server = await startProgram([main], env);
  try {
    return await measure('PGlite, one server', [server.origin]);
  } finally {
    await server.kill('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function onPostgresql(): Promise<readonly Row[]> {
  const instances = await startInstances();
  try {
    return [
      await measure('PostgreSQL, one server', [instances.origins[0]]),
      await measure('PostgreSQL, two servers', instances.origins),
    ];
  } finally {
    await instances.stop();
  }
}

/**
 * Reads (a list of cards, with a session) and writes (a new card, with an Idempotency-Key) per second of one server
 * and of two: on PGlite, whose folder only one server can use, and on the PostgreSQL server in DATABASE_URL.
 *
 * @returns a line for each
 */
export async function readsAndWrites(main: string): Promise<readonly Row[]> {
  const url = process.env.DATABASE_URL ?? '';
  if (url === '') return [await onPglite(main)];
  process.env.CABRANK_TEST_DATABASE = url;
  return [await onPglite(main), ...(await onPostgresql())];
}
