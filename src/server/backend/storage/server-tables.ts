import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Defaulted, MaybeMoment, Moment } from './columns';

// What the server keeps for itself, beside the customers' data.

export type MailKind =
  | 'temporary-password'
  | 'password-reset'
  | 'password-changed'
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
  /** Whose key it is: keys of different callers never meet. */
  scope: string;
  key: string;
  /** SHA-256 of method, address and body without the bot token. */
  fingerprint: string;
  /** Null while the first call is still running. */
  status: number | null;
  body: string | null;
  created_at: Moment;
}

/** Every mail that the backend writes: kept for testers, or waiting until it is sent. */
export interface MailsTable {
  id: Generated<number>;
  kind: MailKind;
  recipient: string;
  subject: string;
  /** Plain text; links are paths of this website. */
  body: string;
  /** When it was written. */
  sent_at: Moment;
  /** When it is to be sent, or tried again; null for one that is kept. */
  due_at: MaybeMoment;
  /** How often it was tried. */
  attempts: Defaulted<number>;
  /** From when on it is not sent any more; null for one that is true for ever. */
  expires_at: MaybeMoment;
  /** The address that answers go to; null where that is the company's own. */
  reply_to: ColumnType<string | null, string | null | undefined, string | null>;
}

export type InstallationMode = 'demo' | 'production';

/** Whom the data are for: one row. */
export interface InstallationTable {
  mode: InstallationMode;
}

/** What admins did, and what they did as a customer. */
export interface AuditTable {
  id: Generated<number>;
  at: Moment;
  admin_id: string;
  customer_id: string | null;
  action: string;
  reason: string | null;
}

/** What a tester has switched; `value` is JSON. */
export interface SwitchesTable {
  name: string;
  value: string;
}

/** How often something was tried in the window that began at `since`. */
export interface RateLimitsTable {
  key: string;
  tries: number;
  since: Moment;
}

/** A browser that somebody has signed in with. */
export interface KnownDevicesTable {
  /** SHA-256 of what its cookie holds. */
  id_hash: string;
  user_id: string;
  last_used_at: Moment;
}

export type MailRow = Selectable<MailsTable>;
