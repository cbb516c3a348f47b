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

/** A call that has not ended after this long has been cut short with its backend (ms): the gateway waits 35 s. */
export const CALL_LIFETIME_MS = 60 * 1000;

/** How often what no longer counts is removed (ms). */
export const SWEEP_EVERY_MS = 60 * 60 * 1000;

/** How long events of Stripe's, and payments that have ended, are remembered (ms): events are sent again for days. */
export const PAYMENT_MEMORY_MS = 30 * 24 * 60 * 60 * 1000;

/** A payment that was opened this long ago, and that no profile waits for, was left behind (ms). */
export const PAYMENT_STRANDED_MS = 60 * 60 * 1000;

/** How often the outbox looks for mails that are due (ms). */
export const MAIL_EVERY_MS = 1000;

/** How many mails one backend sends at the same time. */
export const MAIL_LANES = 4;

/** How long sending one mail may take (ms). */
export const MAIL_SEND_MS = 60 * 1000;

/** How long a mail belongs to the backend that took it (ms): longer than sending it may take. */
export const MAIL_LEASE_MS = 2 * MAIL_SEND_MS;

/** How long a backend that is closed waits for the mails that it is sending (ms). */
export const MAIL_FAREWELL_MS = 20 * 1000;

/** A mail that was not taken is tried again after this long (ms), then after twice as long, and so on up to the second. */
export const MAIL_RETRY_FIRST_MS = 15 * 1000;
export const MAIL_RETRY_MOST_MS = 60 * 60 * 1000;

/** How often a mail is tried: for three days. */
export const MAIL_TRIES = 80;

/** How long it is kept in production (ms) that a mail was given up, without what it said. */
export const MAIL_MEMORY_MS = 30 * 24 * 60 * 60 * 1000;

/** A card expires soon in this month and the given number of months after it. */
export const EXPIRES_SOON_MONTHS = 2;

/** The largest body that is read (bytes). */
export const BODY_LIMIT_BYTES = 1024 * 1024;

/** The longest part of a path that is routed at all (characters). */
export const PARAM_MAX_LENGTH = 1024;

/** How many entries of the audit are listed at most. */
export const AUDIT_LIST_LENGTH = 500;

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** By what tries are counted together; an account's within one network apart from those of everybody else. */
export type CountedBy = 'account' | 'network' | 'accountInNetwork' | 'all';

/** How often something may be tried within a window. */
export type RateLimit = {
  readonly by: CountedBy;
  readonly tries: number;
  readonly windowMs: number;
};

/**
 * What is limited, counted in this order: who is stopped by one limit does not use up the next. A login that succeeds is
 * not counted.
 */
export const rateLimits = {
  // Somebody who knows an email must not be able to keep its owner out: the account as a whole has a wider limit, and a
  // device that has signed in before one of its own.
  login: [
    { by: 'accountInNetwork', tries: 10, windowMs: 15 * MINUTE_MS },
    { by: 'network', tries: 100, windowMs: 15 * MINUTE_MS },
    { by: 'account', tries: 100, windowMs: HOUR_MS },
  ],
  loginOnKnownDevice: [{ by: 'account', tries: 10, windowMs: 15 * MINUTE_MS }],
  oldPassword: [{ by: 'account', tries: 10, windowMs: 15 * MINUTE_MS }],
  lostPassword: [
    { by: 'network', tries: 30, windowMs: HOUR_MS },
    { by: 'account', tries: 5, windowMs: HOUR_MS },
  ],
  resetPassword: [
    { by: 'network', tries: 30, windowMs: HOUR_MS },
    { by: 'account', tries: 10, windowMs: HOUR_MS },
  ],
  register: [
    { by: 'network', tries: 20, windowMs: HOUR_MS },
    { by: 'all', tries: 500, windowMs: HOUR_MS },
  ],
  guest: [
    { by: 'network', tries: 30, windowMs: HOUR_MS },
    { by: 'all', tries: 1000, windowMs: HOUR_MS },
  ],
  contact: [
    { by: 'network', tries: 20, windowMs: HOUR_MS },
    { by: 'account', tries: 5, windowMs: HOUR_MS },
  ],
  addCard: [
    { by: 'network', tries: 100, windowMs: HOUR_MS },
    { by: 'account', tries: 30, windowMs: HOUR_MS },
  ],
} as const satisfies Record<string, readonly RateLimit[]>;

export type RateLimited = keyof typeof rateLimits;

/** How long a counted try is kept at most (ms). */
export const RATE_LIMIT_LIFETIME_MS = 24 * HOUR_MS;

/** How long a browser is remembered that somebody has signed in with (ms). */
export const DEVICE_LIFETIME_MS = 180 * 24 * HOUR_MS;

/** How long the link of a password mail works (ms). */
export const RESET_LIFETIME_MS = HOUR_MS;

/** How long a visitor who registered is recognised by the registration cookie (ms). */
export const REGISTRATION_LIFETIME_MS = 24 * HOUR_MS;

/** The longest password that is taken (characters). */
export const PASSWORD_MAX_LENGTH = 200;

/** How much of a password its strength is measured by (characters). */
export const PASSWORD_MEASURED_LENGTH = 72;

/** The longest contact message (characters). */
export const MESSAGE_MAX_LENGTH = 5000;

/** How many addresses one list of the settings holds at most. */
export const ADDRESS_LIST_MAX = 20;

/** How many whole days after its beginning a personal contract may be withdrawn from (Directive 2011/83/EU, Article 9). */
export const WITHDRAWAL_DAYS = 14;

/** How many customers one page of a search holds. */
export const CUSTOMERS_PAGE_SIZE = 20;

/** How many weeks the trend of a figure on the dashboard shows, the present one included. */
export const TREND_WEEKS = 12;
