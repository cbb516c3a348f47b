import type { PGlite } from '@electric-sql/pglite';
import { startInMemory } from '../../../../src/server/backend/storage/embedded';
import type { EmbeddedEngine } from '../../../../src/server/backend/storage/storage';
import { backendImage } from '../backend-image';

/** A running engine, and the SQL that resets it to only the demo accounts. */
type Kept = { readonly pglite: PGlite; readonly schema: string; readonly restore: string };

/** Engines of closed backends. Starting an engine takes longer than most tests; resetting one does not. */
const idle: Kept[] = [];
let image: Promise<Blob> | null = null;

/** A fingerprint that changes with the definition of any table, but not with its rows. */
const SCHEMA = `select concat_ws(' ',
  (select count(*) || ' ' || max(oid) from pg_class),
  (select md5(string_agg(relname, ' ' order by oid)) from pg_class),
  (select count(*) || ' ' || md5(string_agg(attname, ' ' order by attrelid, attnum)) from pg_attribute),
  (select count(*) from pg_trigger), (select count(*) from pg_constraint)) as text`;

async function schemaOf(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ text: string }>(SCHEMA);
  return rows[0]?.text ?? '';
}

const quoted = (name: string): string => `"${name}"`;

async function start(): Promise<Kept> {
  image ??= backendImage();
  const pglite = await startInMemory(await image);
  const { rows: tables } = await pglite.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const { rows: counters } = await pglite.query<{ name: string; last: number | null }>(
    "select sequencename as name, last_value as last from pg_sequences where schemaname = 'public'",
  );
  const names = tables.map(({ name }) => quoted(name));
  await pglite.exec(
    [
      'create schema seeded',
      ...names.map((name) => `create table seeded.${name} as table public.${name}`),
    ].join(';'),
  );
  const restore = [
    'discard all',
    // Otherwise the tables would have to be inserted in the order of their foreign keys.
    'set session_replication_role = replica',
    ...names.map((name) => `delete from public.${name}`),
    ...names.map((name) => `insert into public.${name} overriding system value select * from seeded.${name}`),
    ...counters.map(
      ({ name, last }) => `select setval('public.${quoted(name)}', ${last ?? 1}, ${last !== null})`,
    ),
    'set session_replication_role = default',
  ].join(';');
  return { pglite, schema: await schemaOf(pglite), restore };
}

/** Keeps an engine for the next backend. Closes it if its tables were changed or it no longer works. */
async function giveBack(kept: Kept): Promise<void> {
  try {
    if ((await schemaOf(kept.pglite)) !== kept.schema) throw new Error('Its tables were changed');
    for (const statement of kept.restore.split(';')) await kept.pglite.exec(statement);
    idle.push(kept);
  } catch {
    await kept.pglite.close();
  }
}

/** A database with the demo accounts for one backend. Reuses the engine of a closed backend if there is one. */
export async function seededEngine(): Promise<EmbeddedEngine> {
  const kept = idle.pop() ?? (await start());
  const { pglite } = kept;
  return {
    query: (statement, parameters, options) => pglite.query(statement, parameters, options),
    dumpDataDir: (compression) => pglite.dumpDataDir(compression),
    close: () => giveBack(kept),
  };
}
