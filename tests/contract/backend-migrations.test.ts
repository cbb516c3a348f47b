import { PGlite } from '@electric-sql/pglite';
import { Kysely, Migrator, PostgresDialect } from 'kysely';
import { expect, it } from 'vitest';
import { migrate, migrations } from '../../src/server/backend/storage/migrations';
import { pglitePool } from '../../src/server/backend/storage/pglite-pool';
import { listCardAccounts } from '../../src/server/backend/storage/repositories/card-accounts';
import { findMode } from '../../src/server/backend/storage/repositories/installation';
import type { Tables } from '../../src/server/backend/storage/tables';
import { uuidOf } from '../support/backend/backend';

const now = new Date('2026-11-20T10:00:00Z');

/** A database as an earlier version had it. */
async function databaseOf(last: string): Promise<Kysely<Tables>> {
  const parsers = { 20: Number };
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: pglitePool(await PGlite.create({ parsers })) }),
  });
  const { error } = await new Migrator({ db, provider: migrations }).migrateTo(last);
  if (error !== undefined) throw new Error(`There is no version ${last}`, { cause: error });
  return db;
}

it('data of the first version is kept with its meaning', async () => {
  const db = await databaseOf('0001-first-slice');
  const owner = uuidOf('business');
  await db
    .insertInto('users')
    .values({
      id: owner,
      email: 'business@cabrank.test',
      password_hash: 'x',
      first_name: 'Declan',
      last_name: 'Murphy',
      phone: null,
      location: null,
      profile_type: 'business',
      admin: false,
      can_book: true,
      unable_to_book_message: null,
      must_change_password: false,
      received_premium_discount: true,
      created_at: now,
    })
    .execute();
  await db
    .insertInto('card_accounts')
    .values({
      owner_id: owner,
      ref: 'MS-1042',
      nickname: 'Murphy & Sons Ltd',
      card_id: null,
      active: true,
      premium: true,
      subscription_type: 'business',
      created_at: now,
    })
    .execute();
  await db
    .insertInto('subscriptions')
    .values({
      user_id: owner,
      type: 'business',
      card_id: null,
      booking_card_id: null,
      cancellable: true,
      price: 2999,
      period_end: now,
    })
    .execute();

  await migrate(db);

  expect(await listCardAccounts(db, owner, now)).toMatchObject([
    { ref: 'MS-1042', premium: true, max_users: 10 },
  ]);
  expect(await db.selectFrom('users').selectAll().execute()).toMatchObject([
    { guest: false, company_name: null },
  ]);
  // Whoever had data then had a demo's.
  expect(await findMode(db)).toBe('demo');
  await db.destroy();
});

it.each([
  ['production', ''],
  ['demo', 'Your link'],
] as const)(
  'an email given up before the migration keeps its text only in a demo: %s',
  async (mode, body) => {
    const db = await databaseOf('0008-known-devices');
    await db.insertInto('installation').values({ mode }).execute();
    const mail = { subject: 'Your new password', body: 'Your link', sent_at: now };
    await db
      .insertInto('mails')
      .values([
        { ...mail, kind: 'password-reset', recipient: 'given-up', due_at: null },
        { ...mail, kind: 'password-reset', recipient: 'waiting', due_at: now },
        { ...mail, kind: 'password-changed', recipient: 'true for ever', due_at: now },
      ])
      .execute();

    await migrate(db);

    const expires_at = new Date(now.getTime() + 60 * 60 * 1000);
    const rows = await db.selectFrom('mails').selectAll().orderBy('id').execute();
    expect(rows).toMatchObject([
      { recipient: 'given-up', body, expires_at: null },
      { recipient: 'waiting', body: 'Your link', expires_at },
      { recipient: 'true for ever', body: 'Your link', expires_at: null },
    ]);
    await db.destroy();
  },
);

it('an email that was pending before the migration still has the company as its reply address', async () => {
  const db = await databaseOf('0009-mail-deadline');
  const row = {
    kind: 'contact-message',
    recipient: 'office@cabrank.test',
    subject: 'A booking',
    body: 'Hello',
    sent_at: now,
    due_at: now,
  } as const;
  await db.insertInto('mails').values(row).execute();

  await migrate(db);

  expect(await db.selectFrom('mails').selectAll().execute()).toEqual([
    { ...row, id: 1, attempts: 0, expires_at: null, reply_to: null },
  ]);
  await db.destroy();
});
