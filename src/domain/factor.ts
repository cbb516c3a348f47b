import type { Listed } from './listed';

/** A second step of signing in. */
export type Factor = {
  readonly id: string;
  /** An authenticator app (time-based codes), or a passkey. */
  readonly kind: 'totp' | 'passkey';
  /** As its owner calls it. */
  readonly name: string;
  /** ISO 8601. */
  readonly addedAt: string;
  /** ISO 8601; null if it was never used. */
  readonly lastUsedAt: string | null;
};

/** The second steps of an account. */
export type Factors = {
  readonly factors: Listed<Factor>;
  readonly recoveryCodesLeft: number;
  /** When an admin's reset removes them all (ISO 8601); null without one. */
  readonly resetAt: string | null;
};

/** What may follow the password when somebody signs in. */
export type SignInFactor = 'totp' | 'passkey' | 'recovery-code';
