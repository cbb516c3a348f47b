import type { CardToken } from '../../../src/domain/entities';
import type { AuthenticationFailure } from '../../cards/card-authentication/card-authentication.types';

export type SubmissionInput = {
  /** The signed-in customer's uuid; `null` for a visitor who registers. */
  readonly customer: string | null;
  /** The backend honours Idempotency-Key: what got no answer may be sent again (D4.9). */
  readonly repeatable: boolean;
};

/** What the steps gathered, without the card; its shape is the wire's and no concern of this chart. */
export type SubmissionBody = Readonly<Record<string, unknown>>;

/**
 * One paying POST as it goes out. `profile` is the stepper's own endpoint, `card` the validation of a card for the
 * profile that is held since a 402 or a card error.
 */
export type SubmissionRequest = {
  readonly endpoint: 'profile' | 'card';
  readonly body: SubmissionBody;
  /** `null` where the type has no card step. */
  readonly card: CardToken | null;
  /** Set on the confirmation after an authentication: the same endpoint, a request of its own. */
  readonly intentId: string | null;
  /** Goes out as Idempotency-Key; a confirmation has its own. */
  readonly key: string;
};

/** `uuid` names the new customer, where the server has named one. */
export type SubmissionAnswer =
  | { readonly kind: 'completed'; readonly uuid: string | null }
  /** 402: `challenge` is the payments port's opaque id of the intent. */
  | { readonly kind: 'paymentRequired'; readonly challenge: string; readonly uuid: string | null }
  /** An error that the server flags as the card provider's: the account exists. */
  | {
      readonly kind: 'cardRefused';
      readonly messages: readonly string[];
      readonly uuid: string | null;
    }
  /** Any other refusal: of a first POST nothing was left behind. `fields`: texts by payload field. */
  | {
      readonly kind: 'refused';
      readonly messages: readonly string[];
      readonly fields: Readonly<Record<string, string>>;
      /** A visitor's email has an account already. */
      readonly emailIsKnown?: boolean;
    }
  /** No usable answer: the server may have committed. */
  | { readonly kind: 'unknown' };

/** The card to delete, `null` where the request had none; `key` goes out as Idempotency-Key. */
export type CardDeletion = { readonly token: string | null; readonly key: string };

/** Whose lists are read again, and what is looked for in them. */
export type ReconcileInput = {
  readonly customer: string | null;
  readonly request: SubmissionRequest | null;
};

/** What reading the customer's cards and subscriptions again has shown. */
export type Reconciliation = { readonly committed: boolean };

export type SubmissionFailure =
  | {
      readonly kind: 'refused';
      readonly messages: readonly string[];
      readonly fields: Readonly<Record<string, string>>;
      /** A visitor's email has an account already. */
      readonly emailIsKnown?: boolean;
    }
  | { readonly kind: 'cardRefused'; readonly messages: readonly string[] }
  | AuthenticationFailure
  /** A payment is required, and there is no card step ('An unknown error occurred'). */
  | { readonly kind: 'unknownError' }
  | { readonly kind: 'noResponse'; readonly checked: boolean };

export type SubmissionContext = SubmissionInput & {
  readonly request: SubmissionRequest | null;
  readonly challenge: string | null;
  /** How many challenges this submission has gone through. */
  readonly challenges: number;
  readonly failure: SubmissionFailure | null;
  /** The new customer, as far as the server has named them. */
  readonly uuid: string | null;
};

export type SubmissionEvent =
  /** Finish was pressed with every step valid; `key` is made for this press. */
  | {
      readonly type: 'submission.requested';
      readonly body: SubmissionBody;
      readonly card: CardToken | null;
      readonly key: string;
    }
  /** Retry where no answer came. */
  | { readonly type: 'submission.retried' }
  /** 'Later' in card-only mode: the account exists, the card can follow on the profile. */
  | { readonly type: 'submission.postponed' };

/** What the submission tells the wizard around it. */
export type SubmissionReport =
  /** It was refused and nothing was left behind: the steps can be changed. `fields` are the payload fields it speaks of. */
  | { readonly type: 'submission.returned'; readonly fields: readonly string[] }
  /** The card did not work and the account exists: the card step is emptied and opened again, the others are locked. */
  | { readonly type: 'card.reopened' };

export type SubmissionOutput =
  | { readonly kind: 'completed'; readonly uuid: string | null }
  | { readonly kind: 'postponed'; readonly uuid: string | null }
  /** Nobody can tell, and nothing may be sent again: the person is told to look at their mail. */
  | { readonly kind: 'outcomeUnknown' };

export type SubmissionTag = 'busy' | 'irreversible' | 'cardOnly';
