import { readdirSync } from 'node:fs';

/**
 * The contract tests in which the two kinds of databases could differ: the schema, races, locks, counting, and time.
 */
const SERVER_SAMPLE = [
  'backend-attach-races',
  'backend-card-races',
  'backend-idempotency',
  'backend-migrations',
  'backend-profile-races',
  'backend-rate-limits',
  'backend-receipts',
  'backend-registration',
  'backend-sessions',
  'mail-delivery',
  'production-process',
  'stripe-webhook',
];

/**
 * Contract tests that another kind of database does not change: they use none, or only the embedded one, or
 * (`submission-`) ask what the client does on every path.
 */
const WITHOUT_SERVER = ['backend-kill', 'client-', 'contract-', 'gateway-', 'openapi', 'submission-', 'tls-'];

/**
 * The files of the contract tests that run on a PostgreSQL server as well as on the embedded database.
 *
 * @param tier 1: only those in which the two kinds of databases could differ
 */
export function contractFilesOnServer(tier: 1 | 2): readonly string[] {
  const folder = 'tests/contract';
  if (tier === 1) return SERVER_SAMPLE.map((name) => `${folder}/${name}.test.ts`);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts') && !WITHOUT_SERVER.some((start) => name.startsWith(start)))
    .map((name) => `${folder}/${name}`);
}

/** The browser tests of what guards an account: they run on both kinds of databases. */
export const BROWSER_FILES_ON_SERVER: readonly string[] = [
  'admin/admin-second-step.all',
  'admin/look-only.all',
  'content/support-code.all',
  'content/whereabouts.all',
  'session/second-step',
  'settings/devices.all',
  'settings/email-change.all',
].map((name) => `tests/browser/${name}.test.ts`);
