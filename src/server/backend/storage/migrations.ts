import { Migrator, type Kysely, type MigrationProvider } from 'kysely';
import { firstSlice } from './migrations/0001-first-slice';
import { wholeContract } from './migrations/0002-whole-contract';
import { bookings } from './migrations/0003-bookings';
import { receipts } from './migrations/0004-receipts';
import { stripe } from './migrations/0005-stripe';
import { mailDelivery } from './migrations/0006-mail-delivery';
import { defaultCard } from './migrations/0007-default-card';
import { knownDevices } from './migrations/0008-known-devices';
import { mailDeadline } from './migrations/0009-mail-deadline';
import { mailReplyTo } from './migrations/0010-mail-reply-to';
import { auditSessions } from './migrations/0011-audit-sessions';
import { signedInDevices } from './migrations/0012-signed-in-devices';
import { emailChange } from './migrations/0013-email-change';
import { lookOnly } from './migrations/0014-look-only';
import { secondFactor } from './migrations/0015-second-factor';
import { supportCodes } from './migrations/0016-support-codes';
import { whereabouts } from './migrations/0017-whereabouts';
import type { Tables } from './tables';

/** Runs in the order of the names. Never edit a released migration; add a new one. */
export const migrations: MigrationProvider = {
  getMigrations: () =>
    Promise.resolve({
      '0001-first-slice': firstSlice,
      '0002-whole-contract': wholeContract,
      '0003-bookings': bookings,
      '0004-receipts': receipts,
      '0005-stripe': stripe,
      '0006-mail-delivery': mailDelivery,
      '0007-default-card': defaultCard,
      '0008-known-devices': knownDevices,
      '0009-mail-deadline': mailDeadline,
      '0010-mail-reply-to': mailReplyTo,
      '0011-audit-sessions': auditSessions,
      '0012-signed-in-devices': signedInDevices,
      '0013-email-change': emailChange,
      '0014-look-only': lookOnly,
      '0015-second-factor': secondFactor,
      '0016-support-codes': supportCodes,
      '0017-whereabouts': whereabouts,
    }),
};

/**
 * Migrates the tables to this version. Kysely's Migrator holds an advisory lock, so several processes may start at
 * once on one PostgreSQL server.
 *
 * @throws the error of a failed migration, which is rolled back
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error('A migration failed');
}
