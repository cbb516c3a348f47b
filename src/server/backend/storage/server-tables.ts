import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Defaulted, MaybeMoment, Moment } from './columns';

// Tables of the server itself, besides the customers' data.

export type MailKind =
  | 'temporary-password'
  | 'password-reset'
  | 'password-changed'
  | 'new-device'
  | 'email-change'
  | 'email-changed'
  | 'second-factor'
  | 'contact-message'
  | 'premium-started'
  | 'premium-cancelled'
  | 'premium-resumed'
  | 'withdrawal'
  | 'credit-request-received'
  | 'credit-request-approved'
  | 'credit-request-declined'
  | 'account-invitation'
  | 'booking';

export interface IdempotencyTable {
  /** The caller that the key belongs to, so that keys of different callers never collide. */
  scope: string;
  key: string;
  /** SHA-256 of method, URL and body without the bot token. */
  fingerprint: string;
  /** Null while the first call is in progress. */
  status: number | null;
  body: string | null;
  created_at: Moment;
}

/** All mails that the backend writes: kept for testers, or waiting to be sent. */
export interface MailsTable {
  id: Generated<number>;
  kind: MailKind;
  recipient: string;
  subject: string;
  /** Plain text. Links are paths of this website. */
  body: string;
  /** When the mail was written. */
  sent_at: Moment;
  /** When to send or retry the mail; null if it is only kept. */
  due_at: MaybeMoment;
  attempts: Defaulted<number>;
  /** After this the mail is no longer sent; null if it does not expire. */
  expires_at: MaybeMoment;
  /** Reply-To address; null for the company's. */
  reply_to: ColumnType<string | null, string | null | undefined, string | null>;
}

export type InstallationMode = 'demo' | 'production';

/** The mode of the data, in a single row. */
export interface InstallationTable {
  mode: InstallationMode;
}

/** What admins did, as themselves and as customers. */
export interface AuditTable {
  id: Generated<number>;
  at: Moment;
  admin_id: string;
  customer_id: string | null;
  action: string;
  reason: string | null;
  /** When the impersonation began that this is part of. */
  session_start: MaybeMoment;
}

/** Switches that testers have changed. `value` is JSON. */
export interface SwitchesTable {
  name: string;
  value: string;
}

/** Number of tries in the window that began at `since`. */
export interface RateLimitsTable {
  key: string;
  tries: number;
  since: Moment;
}

export type MailRow = Selectable<MailsTable>;
