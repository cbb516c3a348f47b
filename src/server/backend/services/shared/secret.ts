import { createHash, randomBytes } from 'node:crypto';

/** 128 bits. */
const SECRET_BYTES = 16;

/** A random value that cannot be guessed, for cookies and paths. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** Only the hash of a secret is stored, so that a copy of the table grants no access. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
