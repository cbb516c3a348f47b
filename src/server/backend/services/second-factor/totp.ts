import { Secret, TOTP } from 'otpauth';
import { COMPANY_NAME } from '../shared/mail';

/** RFC 4226 asks for 160 bits. */
const SECRET_BYTES = 20;

/** How many steps (30 s) a clock may be off. */
const WINDOW = 1;

/** Other digits than ASCII's have more bytes, which the comparison of codes does not expect. */
const CODE = /^\d{6}$/u;

/** A secret for an authenticator app, in Base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, account: string): TOTP =>
  new TOTP({ issuer: COMPANY_NAME, label: account, secret: Secret.fromBase32(secret) });

/** The address that an authenticator app scans. @param account what the app shows, an email address */
export const totpAddress = (secret: string, account: string): string => totpOf(secret, account).toString();

/**
 * The time step of a code (RFC 6238), which tells whether it was used before; null for a wrong code.
 *
 * @param code as it was typed: spaces do not matter
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const token = code.replaceAll(/\s/gu, '');
  if (!CODE.test(token)) return null;
  const timestamp = now.getTime();
  const delta = totpOf(secret, '').validate({ token, timestamp, window: WINDOW });
  return delta === null ? null : TOTP.counter({ timestamp }) + delta;
}
