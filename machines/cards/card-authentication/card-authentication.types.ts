import type { ChallengeOutcome } from '../../../src/domain/cards/card-payment';

/** A request that the bank has to allow, in the words of the flow around: its shape is no concern of this chart. */
export type ChallengedRequest = Readonly<Record<string, unknown>> & {
  /** Set on the confirmation after an authentication. */
  readonly intentId: string | null;
  /** Goes out as Idempotency-Key; a confirmation has its own. */
  readonly key: string;
};

export type CardAuthenticationInput = {
  /** The payments port's opaque id of the intent; `null` where a confirmation got no answer and is sent again. */
  readonly challenge: string | null;
  readonly request: ChallengedRequest;
};

/** What the server says to a confirmation, in the words of the flow around; `unknown`: no usable answer. */
export type ConfirmationAnswer = Readonly<Record<string, unknown>> & { readonly kind: string };

/** Why the bank allowed nothing. */
export type AuthenticationFailure =
  | Exclude<ChallengeOutcome, { readonly kind: 'succeeded' }>
  /** The bank's check was open for too long. */
  | { readonly kind: 'timedOut' };

export type CardAuthenticationContext = CardAuthenticationInput & {
  readonly failure: AuthenticationFailure | null;
};

/** The confirmation that went out last. */
type Confirmation = Pick<ChallengedRequest, 'intentId' | 'key'>;

export type CardAuthenticationOutput =
  | { readonly kind: 'failed'; readonly failure: AuthenticationFailure | null }
  | (Confirmation & { readonly kind: 'answered'; readonly answer: ConfirmationAnswer })
  /** It may have happened: that is looked up before anything is sent again. */
  | (Confirmation & { readonly kind: 'noResponse' });
