import type { Generated, Selectable } from 'kysely';
import type { Defaulted, MaybeMoment, Moment } from './columns';

/** Authenticator apps and passkeys that users have added to their accounts. */
export interface FactorsTable {
  id: Generated<string>;
  user_id: string;
  kind: 'totp' | 'passkey';
  /** As its owner calls it. */
  name: string;
  created_at: Moment;
  /** False until the first code of an authenticator app was sent back. */
  confirmed: boolean;
  last_used_at: MaybeMoment;
  /** Of an authenticator app, in Base32. It cannot be a hash: codes are made from it. */
  secret: Defaulted<string | null>;
  /** The time step of its last code, so that no code works twice. */
  last_step: Defaulted<number | null>;
  /** Of a passkey, in base64url. */
  credential_id: Defaulted<string | null>;
  /** Of a passkey: COSE in base64url. */
  public_key: Defaulted<string | null>;
  /** How often the authenticator says that a passkey was used; always 0 for most. */
  counter: Defaulted<number | null>;
}

/** Codes that replace a lost second step. Each works once. */
export interface RecoveryCodesTable {
  /** SHA-256 of the code. */
  code_hash: string;
  user_id: string;
  created_at: Moment;
}

/** Sign-ins whose password was right and that wait for their second step. */
export interface BegunSignInsTable {
  /** SHA-256 of the cookie's value. */
  id_hash: string;
  user_id: string;
  created_at: Moment;
}

/** Challenges that a passkey has to sign. Each works once. */
export interface PasskeyChallengesTable {
  /** SHA-256 of the challenge. */
  challenge_hash: string;
  /** Who adds a passkey; null for a sign-in. */
  user_id: string | null;
  created_at: Moment;
}

/** Resets by admins that wait, so that the owner of the account can stop them. */
export interface FactorResetsTable {
  user_id: string;
  /** SHA-256 of the code that stops it. */
  code_hash: string;
  due_at: Moment;
}

export type FactorRow = Selectable<FactorsTable>;
