import type { Listed } from './listed';

/** An authenticator app (time-based codes), or a passkey. */
export type FactorKind = 'totp' | 'passkey';

/** A second step of signing in. */
export type Factor = {
  readonly id: string;
  readonly kind: FactorKind;
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

/** The secret of an authenticator app, as text and as the address that a QR code holds. */
export type TotpSecret = { readonly secret: string; readonly uri: string };

/** What a browser needs to ask for a passkey, or to make one. The browser checks it. */
export type PasskeyOptions = { readonly challenge: string } & Readonly<Record<string, unknown>>;

/** A credential, as the Web Authentication API writes it to JSON. */
export type Passkey = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: Record<string, unknown>;
  readonly clientExtensionResults: Record<string, unknown>;
};

/** What a dialog shows only once, or needs until it closes. It is in no chart, so that no snapshot holds it. */
export type ShownOnce = {
  totp: TotpSecret | null;
  passkey: PasskeyOptions | null;
  /** The passkey that the browser made, until the server has it. */
  madePasskey: Passkey | null;
  recoveryCodes: readonly string[];
  /** The answer that brought the account's first recovery codes was lost. */
  recoveryCodesLost: boolean;
};
