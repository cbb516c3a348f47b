import { PGlite } from '@electric-sql/pglite';
import { Kysely, Migrator, PostgresDialect } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '../../src/server/backend/storage/migrations';
import { firstSlice } from '../../src/server/backend/storage/migrations/0001-first-slice';
import { pglitePool } from '../../src/server/backend/storage/pglite-pool';
import { listCardAccounts } from '../../src/server/backend/storage/repositories/card-accounts';
import { findMode } from '../../src/server/backend/storage/repositories/installation';
import type { Tables } from '../../src/server/backend/storage/tables';
import { uuidOf } from '../support/backend';

it('data of the first version are kept, and mean what they meant', async () => {
  const parsers = { 20: Number };
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: pglitePool(await PGlite.create({ parsers })) }),
  });
  const first = { getMigrations: () => Promise.resolve({ '0001-first-slice': firstSlice }) };
  await new Migrator({ db, provider: first }).migrateToLatest();
  const now = new Date('2026-11-20T10:00:00Z');
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
