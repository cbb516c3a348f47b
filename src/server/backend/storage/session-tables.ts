import type { Generated, Selectable } from 'kysely';
import type { Defaulted, MaybeMoment, Moment } from './columns';

export interface SessionsTable {
  /** SHA-256 of the cookie's value, so that a copy of the table grants no access. */
  id_hash: string;
  user_id: string;
  created_at: Moment;
  last_used_at: Moment;
  /** The customer as whom the session's admin acts; null for none. */
  impersonated_id: Defaulted<string | null>;
  impersonation_reason: Defaulted<string | null>;
  impersonated_at: MaybeMoment;
  /** Whether the admin only looks at the customer's account. */
  looks_only: Defaulted<boolean>;
  /** Identifies the session to its owner. Unlike `id_hash` it has nothing to do with the cookie. */
  public_id: Generated<string>;
  /** The browser that signed in, as in `known_devices`; null for a guest's. */
  device_hash: Defaulted<string | null>;
  /** Name of the browser; null if it is unknown. */
  browser: Defaulted<string | null>;
  /** Name of the operating system; null if it is unknown. */
  system: Defaulted<string | null>;
  /** The country of the address that signed in (ISO 3166-1 alpha-2); null if it is unknown. */
  country: Defaulted<string | null>;
}

/** Codes of the links in mails about new devices. Each works once. */
export interface SignInMailsTable {
  /** SHA-256 of the code. */
  code_hash: string;
  user_id: string;
  /** The browser that signed in. */
  device_hash: string;
  created_at: Moment;
}

/** Email addresses that were changed, and the codes of the mails that take them back. Each code works once. */
export interface FormerEmailsTable {
  /** SHA-256 of the code. */
  code_hash: string;
  user_id: string;
  /** Lower case. */
  email: string;
  /** When it was changed. */
  created_at: Moment;
}

/** Codes of reset links. Each works once. */
export interface PasswordResetsTable {
  /** SHA-256 of the code. */
  code_hash: string;
  /** Null if nobody has the requested address. */
  user_id: string | null;
  created_at: Moment;
}

/** Browsers with which somebody has signed in. */
export interface KnownDevicesTable {
  /** SHA-256 of the cookie's value. */
  id_hash: string;
  user_id: string;
  last_used_at: Moment;
}

export type SessionRow = Selectable<SessionsTable>;
