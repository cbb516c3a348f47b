/** Limits of the embedded backend alone; what the product itself promises stands in `src/domain/limits.ts`. */

/** A session that was not used for this long ends (ms). */
export const SESSION_IDLE_MS = 12 * 60 * 60 * 1000;

/** A session ends after this long however much it is used (ms). */
export const SESSION_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** How often at most the last use of a session is written down (ms). */
export const SESSION_TOUCH_MS = 5 * 60 * 1000;

/** How long an information page may be cached (ms). */
export const CONTENT_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** How long the answer to an Idempotency-Key is kept (ms). */
export const IDEMPOTENCY_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** A card expires soon in this month and the given number of months after it. */
export const EXPIRES_SOON_MONTHS = 2;

/** The largest body that is read (bytes). */
export const BODY_LIMIT_BYTES = 1024 * 1024;
