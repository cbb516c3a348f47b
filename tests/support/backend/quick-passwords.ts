import type { Kysely } from 'kysely';
import { DEMO_PASSWORD } from '../../../src/server/backend/seeds/accounts';
import { hashPassword } from '../../../src/server/backend/services/session/password';
import type { Tables } from '../../../src/server/backend/storage/tables';

const QUICK = { N: 2 ** 10, r: 8, p: 1 };

/**
 * Gives the demo accounts hashes that are checked in 3 ms instead of 100 ms: a full test run signs in some thousand
 * times.
 */
export async function quickenPasswords(db: Kysely<Tables>): Promise<void> {
  const hash = await hashPassword(DEMO_PASSWORD, QUICK);
  await db.updateTable('users').set({ password_hash: hash }).where('password_hash', 'is not', null).execute();
}
