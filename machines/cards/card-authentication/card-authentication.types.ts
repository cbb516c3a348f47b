import type { ChallengeOutcome } from '../../../src/domain/cards/card-payment';

/**
 * A request that the bank must approve. The parent flow defines its other properties; this chart does not read them.
 */
export type ChallengedRequest = Readonly<Record<string, unknown>> & {
  /** Set on the confirmation after an authentication. */
  readonly intentId: string | null;
  /** Sent as the Idempotency-Key. A confirmation has its own. */
  readonly key: string;
};

export type CardAuthenticationInput = {
  /** The payments port's opaque id of the intent. `null`: a confirmation was not answered and is sent again. */
  readonly challenge: string | null;
  readonly request: ChallengedRequest;
};

/** The server's answer to a confirmation, as the parent flow defines it. `unknown`: no usable answer. */
export type ConfirmationAnswer = Readonly<Record<string, unknown>> & { readonly kind: string };

/** Why the bank did not approve. */
export type AuthenticationFailure =
  | Exclude<ChallengeOutcome, { readonly kind: 'succeeded' }>
  /** The bank's check stayed open for too long. */
  | { readonly kind: 'timedOut' };

export type CardAuthenticationContext = CardAuthenticationInput & {
  readonly failure: AuthenticationFailure | null;
};

/** The confirmation sent last. */
type Confirmation = Pick<ChallengedRequest, 'intentId' | 'key'>;

export type CardAuthenticationOutput =
  | { readonly kind: 'failed'; readonly failure: AuthenticationFailure | null }
  | (Confirmation & { readonly kind: 'answered'; readonly answer: ConfirmationAnswer })
  /** The server may have processed it. The parent checks that before anything is sent again. */
  | (Confirmation & { readonly kind: 'noResponse' });
