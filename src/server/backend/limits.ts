/** Limits of the embedded backend only. Limits that the product promises are in `src/domain/limits.ts`. */

/** A session ends after this long without use (ms). */
export const SESSION_IDLE_MS = 12 * 60 * 60 * 1000;

/** A session ends after this long even if it is used (ms). */
export const SESSION_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** Minimum time between two updates of a session's last use (ms). */
export const SESSION_TOUCH_MS = 5 * 60 * 1000;

/** How long an information page may be cached (ms). */
export const CONTENT_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** How long the response to an Idempotency-Key is kept (ms). */
export const IDEMPOTENCY_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** A call that is still unfinished after this long was interrupted with its backend (ms): the gateway waits 35 s. */
export const CALL_LIFETIME_MS = 60 * 1000;

/** Interval at which expired rows are deleted (ms). */
export const SWEEP_EVERY_MS = 60 * 60 * 1000;

/** How long Stripe events and finished payments are kept (ms). Stripe resends events for days. */
export const PAYMENT_MEMORY_MS = 30 * 24 * 60 * 60 * 1000;

/** A payment that was opened this long ago and that no profile waits for was abandoned (ms). */
export const PAYMENT_STRANDED_MS = 60 * 60 * 1000;

/** Interval at which the outbox is checked for due mails (ms). */
export const MAIL_EVERY_MS = 1000;

/** Number of mails that one backend sends at the same time. */
export const MAIL_LANES = 4;

/** How long sending one mail may take (ms). */
export const MAIL_SEND_MS = 60 * 1000;

/** How long a backend reserves a mail that it has claimed (ms): longer than sending may take. */
export const MAIL_LEASE_MS = 2 * MAIL_SEND_MS;

/** How long a closing backend waits for mails that it is sending (ms). */
export const MAIL_FAREWELL_MS = 20 * 1000;

/** Delay before a mail is retried (ms). It doubles with every try, up to the maximum. */
export const MAIL_RETRY_FIRST_MS = 15 * 1000;
export const MAIL_RETRY_MOST_MS = 60 * 60 * 1000;

/** Number of tries for a mail, which take about three days. */
export const MAIL_TRIES = 80;

/** How long production keeps the record of a mail that it gave up, without the content (ms). */
export const MAIL_MEMORY_MS = 30 * 24 * 60 * 60 * 1000;

/** A card expires soon in this month and in this many months after it. */
export const EXPIRES_SOON_MONTHS = 2;

/** Largest body that is read (bytes). */
export const BODY_LIMIT_BYTES = 1024 * 1024;

/** How long a guest is kept, whose session ends long before (ms). Their bookings go with them. */
export const GUEST_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** Longest path parameter that is routed (characters). */
export const PARAM_MAX_LENGTH = 1024;

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * What tries are counted by. `accountInNetwork` counts an account's tries from one network separately from
 * those from elsewhere.
 */
export type CountedBy = 'account' | 'network' | 'accountInNetwork' | 'all';

/** How many tries are allowed within a window. */
export type RateLimit = {
  readonly by: CountedBy;
  readonly tries: number;
  readonly windowMs: number;
};

/**
 * Rate limits, checked in this order: a call that one limit stops does not count towards the next. A right password,
 * second step or passkey is not counted.
 */
export const rateLimits = {
  // Somebody who knows an email address must not be able to lock its owner out. So the limit of the whole account is
  // wider, and a device that has signed in before has a limit of its own.
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
  // A stranger who knows the password must not guess the rest.
  secondStep: [
    { by: 'accountInNetwork', tries: 10, windowMs: 15 * MINUTE_MS },
    { by: 'network', tries: 100, windowMs: 15 * MINUTE_MS },
    { by: 'account', tries: 30, windowMs: HOUR_MS },
  ],
  passkeySignIn: [{ by: 'network', tries: 100, windowMs: 15 * MINUTE_MS }],
  keepFactors: [
    { by: 'network', tries: 30, windowMs: HOUR_MS },
    { by: 'account', tries: 10, windowMs: HOUR_MS },
  ],
  disownSignIn: [
    { by: 'network', tries: 30, windowMs: HOUR_MS },
    { by: 'account', tries: 10, windowMs: HOUR_MS },
  ],
  // Each is a mail to an address that may be a stranger's.
  requestEmailChange: [{ by: 'account', tries: 5, windowMs: HOUR_MS }],
  confirmEmail: [
    { by: 'network', tries: 30, windowMs: HOUR_MS },
    { by: 'account', tries: 10, windowMs: HOUR_MS },
  ],
  restoreEmail: [
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
  // Each is mails in the company's name, with places that the customer has typed. Nobody has checked a guest's address.
  book: [{ by: 'account', tries: 60, windowMs: HOUR_MS }],
  bookAsGuest: [
    { by: 'network', tries: 30, windowMs: HOUR_MS },
    { by: 'account', tries: 5, windowMs: HOUR_MS },
  ],
  contact: [
    { by: 'network', tries: 20, windowMs: HOUR_MS },
    { by: 'account', tries: 5, windowMs: HOUR_MS },
  ],
  // A recording is up to 300 kB.
  makeSupportCode: [
    { by: 'network', tries: 20, windowMs: HOUR_MS },
    { by: 'all', tries: 1000, windowMs: 24 * HOUR_MS },
  ],
  readSupportCode: [{ by: 'account', tries: 20, windowMs: HOUR_MS }],
  addCard: [
    { by: 'network', tries: 100, windowMs: HOUR_MS },
    { by: 'account', tries: 30, windowMs: HOUR_MS },
  ],
} as const satisfies Record<string, readonly RateLimit[]>;

export type RateLimited = keyof typeof rateLimits;

/** How long a counted try is kept at most (ms). */
export const RATE_LIMIT_LIFETIME_MS = 24 * HOUR_MS;

/** How long a browser is remembered after somebody has signed in with it (ms). */
export const DEVICE_LIFETIME_MS = 180 * 24 * HOUR_MS;

/** How long the link in a mail about a new device works (ms). */
export const SIGN_IN_MAIL_LIFETIME_MS = 7 * 24 * HOUR_MS;

/** How long the link that confirms an email address works (ms). */
export const EMAIL_CHANGE_LIFETIME_MS = 24 * HOUR_MS;

/** How long a former email address can be taken back (ms). Nobody else gets it before. */
export const FORMER_EMAIL_LIFETIME_MS = 7 * 24 * HOUR_MS;

/** How long a sign-in waits for its second step (ms). */
export const BEGUN_SIGN_IN_LIFETIME_MS = 10 * MINUTE_MS;

/** How long a passkey may take to sign a challenge (ms). */
export const PASSKEY_CHALLENGE_LIFETIME_MS = 5 * MINUTE_MS;

/** How long the first code of a new authenticator app may take (ms). */
export const TOTP_ENROLMENT_LIFETIME_MS = 30 * MINUTE_MS;

/** How long an admin's reset of a second step waits (ms), so that the customer can stop it. */
export const FACTOR_RESET_WAIT_MS = 24 * HOUR_MS;

/** How long a support code works (ms). */
export const SUPPORT_CODE_LIFETIME_MS = 14 * 24 * HOUR_MS;

/** How long the link in a password mail works (ms). */
export const RESET_LIFETIME_MS = HOUR_MS;

/** How long the registration cookie identifies a visitor who registered (ms). */
export const REGISTRATION_LIFETIME_MS = 24 * HOUR_MS;

/** Longest accepted password (characters). */
export const PASSWORD_MAX_LENGTH = 200;

/** How many characters of a password its strength is measured by. */
export const PASSWORD_MEASURED_LENGTH = 72;

/** Longest contact message (characters). */
export const MESSAGE_MAX_LENGTH = 5000;

/** Maximum number of addresses in one list of the settings. */
export const ADDRESS_LIST_MAX = 20;

/**
 * Number of whole days after its start within which a personal contract can be withdrawn from (Directive
 * 2011/83/EU, Article 9).
 */
export const WITHDRAWAL_DAYS = 14;

/** Number of customers on one page of a search. */
export const CUSTOMERS_PAGE_SIZE = 20;

/** Number of weeks in the trend of a dashboard figure, including the current one. */
export const TREND_WEEKS = 12;
