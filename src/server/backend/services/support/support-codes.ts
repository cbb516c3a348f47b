import { createCipheriv, createDecipheriv, randomBytes, randomInt, scrypt as derive } from 'node:crypto';
import { promisify } from 'node:util';
import type { Clock } from '../../clock';
import { invalid, notFound } from '../../http/answers';
import { SUPPORT_CODE_LIFETIME_MS } from '../../limits';
import type { Executor } from '../../storage/database';
import { findSupportCode, insertSupportCode } from '../../storage/repositories/support-codes';
import type { UserRow } from '../../storage/tables';
import type { Audit } from '../admin/audit';
import type { RateLimits } from '../shared/rate-limits';

const scrypt = promisify<string, string, number, Buffer>(derive);

/** Crockford's Base32: no letter looks or sounds like a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 50 bits: more than can be tried, as each try takes one scrypt. */
const LENGTH = 10;
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
/** Codes are random, so one salt for all of them gives nothing away. */
const SALT = 'cabrank support code 1';
/** Starts every recording (`src/recording/recording.ts`). */
const FORMAT = '"cabrank-recording"';
const NO_RECORDING = 'This is no recording.';

/**
 * Recordings that customers send when something goes wrong (D2.extensionGroups.support): which charts were in which
 * states, without anything that was typed. A recording is encrypted with its code, and only a hash of the code is
 * stored: without the code nobody can read it, not even with the database.
 */
export interface SupportCodes {
  /**
   * Keeps a recording for two weeks.
   *
   * @returns the code, such as `7K3FM-Q2W9D`, and when it expires
   * @throws Refusal 400 with `errors.recording`, 429
   */
  make(order: {
    readonly recording: string;
    readonly address: string;
  }): Promise<{ readonly code: string; readonly expiresAt: Date }>;
  /** The recording behind a code, for an admin. @throws Refusal 404 if there is none, or it has expired, 429 */
  read(order: {
    readonly admin: UserRow;
    readonly code: string;
    readonly address: string;
  }): Promise<{ readonly recording: string; readonly madeAt: Date; readonly expiresAt: Date }>;
}

type Dependencies = { readonly clock: Clock; readonly audit: Audit; readonly rateLimits: RateLimits };

const newCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '').join('');

/** As it is written and told: two groups of five. */
const shownCode = (code: string): string => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;

/** Reads a code as people write it: in small letters, with spaces, with O for 0 and I or L for 1. */
const readCode = (written: string): string =>
  written
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/gu, '1');

/** What a code leads to: the hash that finds the row, and the key that opens it. */
async function secretsOf(code: string): Promise<{ readonly idHash: string; readonly key: Buffer }> {
  const secrets = await scrypt(code, SALT, 2 * KEY_BYTES);
  return { idHash: secrets.subarray(KEY_BYTES).toString('hex'), key: secrets.subarray(0, KEY_BYTES) };
}

function seal(text: string, key: Buffer): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

function open(sealed: string, key: Buffer): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const opened = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
  return Buffer.concat(opened).toString('utf8');
}

const expiryOf = (madeAt: Date): Date => new Date(madeAt.getTime() + SUPPORT_CODE_LIFETIME_MS);

export function createSupportCodes(
  database: Executor,
  { clock, audit, rateLimits }: Dependencies,
): SupportCodes {
  return {
    async make({ recording, address }) {
      if (!recording.slice(0, 2 * FORMAT.length).includes(FORMAT)) throw invalid({ recording: NO_RECORDING });
      await rateLimits.take('makeSupportCode', { address, account: null });
      const code = newCode();
      const { idHash, key } = await secretsOf(code);
      const madeAt = clock.now();
      await insertSupportCode(database, { idHash, sealed: seal(recording, key), madeAt });
      return { code: shownCode(code), expiresAt: expiryOf(madeAt) };
    },

    async read({ admin, code, address }) {
      const tries = await rateLimits.take('readSupportCode', { address, account: admin.id });
      const { idHash, key } = await secretsOf(readCode(code));
      const since = new Date(clock.now().getTime() - SUPPORT_CODE_LIFETIME_MS);
      const kept = await findSupportCode(database, idHash, since);
      if (!kept) throw notFound();
      await tries.giveBack();
      await audit.record({
        adminId: admin.id,
        customerId: null,
        action: 'Opened a support code',
        reason: null,
      });
      return { recording: open(kept.sealed, key), madeAt: kept.made_at, expiresAt: expiryOf(kept.made_at) };
    },
  };
}
