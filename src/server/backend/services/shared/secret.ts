import { createHash, randomBytes } from 'node:crypto';

/** 128 bits. */
const SECRET_BYTES = 16;

/** A value that nobody can guess, fit for a cookie and for a path. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** What is stored of a secret: a copy of the table lets nobody in. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
