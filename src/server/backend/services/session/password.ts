import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

type Cost = { readonly N: number; readonly r: number; readonly p: number };

const COST: Cost = { N: 2 ** 15, r: 8, p: 1 };
/** This cost needs slightly more than Node's default limit (32 MiB). */
const MEMORY_BYTES = 64 * 1024 * 1024;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

function derive(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, { N, r, p, maxmem: MEMORY_BYTES }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

/**
 * Hashes a password with scrypt and a random salt: `scrypt$N$r$p$salt$key`, with salt and key in base64url.
 *
 * @param cost stored in the hash, and also the cost of verifying a password against it
 */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** A hash that matches no password, with the cost of a real one. */
const nobody = [
  'scrypt',
  COST.N,
  COST.r,
  COST.p,
  randomBytes(SALT_BYTES).toString('base64url'),
  randomBytes(KEY_BYTES).toString('base64url'),
].join('$');

/**
 * Whether a password matches a hash. Without a hash (an unknown account) it does the same work and returns false, so
 * that the response time does not reveal whether an account exists.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = (hash ?? nobody).split('$');
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return expected.length === actual.length && timingSafeEqual(expected, actual) && hash !== null;
}
