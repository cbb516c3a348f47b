import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Client } from 'pg';
import { seed } from '../../../../src/server/backend/seeds/seed';
import { openDatabase } from '../../../../src/server/backend/storage/database';
import type { ServerStorage, Storage } from '../../../../src/server/backend/storage/storage';
import type { LastingStorage } from '../../../../src/server/storage-settings';
import { SEEDED_AT, sourcesFingerprint } from '../backend-image';
import { quickenPasswords } from '../quick-passwords';
import { seededEngine } from './seeded-engine';

/** Address of the PostgreSQL server for the test backends' data. Without it each backend has a database in memory. */
const url = process.env.CABRANK_TEST_DATABASE;

/** Prefix of every database of a test run, to remove them at its end. */
export const TEST_DATABASES = 'cabrank_test';

/** A low limit: several files run at once, and a server allows about a hundred connections in total. */
const CONNECTIONS = 6;

export async function onServer<Result>(address: string, job: (client: Client) => Promise<Result>) {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    return await job(client);
  } finally {
    await client.end();
  }
}

function named(address: string, database: string): ServerStorage {
  const own = new URL(address);
  own.pathname = `/${database}`;
  return { kind: 'server', url: own.href, connections: CONNECTIONS };
}

/** Creates the template database, once per version of the backend's sources. */
async function template(client: Client, address: string): Promise<string> {
  const name = `${TEST_DATABASES}_seeded_${await sourcesFingerprint()}`;
  await client.query('select pg_advisory_lock(1)');
  const known = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (known.rowCount === 0) {
    // It gets its final name only when it is complete.
    const raw = `${TEST_DATABASES}_${randomUUID().replaceAll('-', '')}`;
    await client.query(`create database ${raw}`);
    const database = await openDatabase(named(address, raw));
    await seed(database.db, SEEDED_AT);
    await quickenPasswords(database.db);
    await database.close();
    await client.query(`alter database ${raw} rename to ${name}`);
  }
  await client.query('select pg_advisory_unlock(1)');
  return name;
}

/** A database with the demo accounts for one test backend. */
export async function seededStorage(): Promise<Storage> {
  if (url === undefined) return { kind: 'memory', engine: await seededEngine() };
  const copy = `${TEST_DATABASES}_${randomUUID().replaceAll('-', '')}`;
  await onServer(url, async (client) => {
    await client.query(`create database ${copy} template ${await template(client, url)}`);
  });
  return named(url, copy);
}

/** An empty database that outlives its backend. `remove` deletes its data from this machine. */
export async function newStorage(): Promise<{
  readonly storage: LastingStorage;
  readonly remove: () => Promise<void>;
}> {
  if (url === undefined) {
    const path = await mkdtemp(join(tmpdir(), 'cabrank-data-'));
    return { storage: { kind: 'folder', path }, remove: () => rm(path, { recursive: true, force: true }) };
  }
  const name = `${TEST_DATABASES}_${randomUUID().replaceAll('-', '')}`;
  await onServer(url, (client) => client.query(`create database ${name}`));
  return { storage: named(url, name), remove: () => Promise.resolve() };
}
