import type { CardToken } from '../../../src/domain/entities';
import type { AuthenticationFailure } from '../../cards/card-authentication/card-authentication.types';

export type SubmissionInput = {
  /** The signed-in customer's uuid; `null` for a visitor who registers. */
  readonly customer: string | null;
  /** The backend honours Idempotency-Key, so a request without an answer may be sent again (D4.9). */
  readonly repeatable: boolean;
};

/** The collected values without the card, in the API's format. This chart does not read them. */
export type SubmissionBody = Readonly<Record<string, unknown>>;

/**
 * One paying POST. `profile` is the stepper's own endpoint. `card` validates a card for the profile that is held
 * after a 402 or a card error.
 */
export type SubmissionRequest = {
  readonly endpoint: 'profile' | 'card';
  readonly body: SubmissionBody;
  /** `null` if the type has no card step. */
  readonly card: CardToken | null;
  /** Set on the confirmation after an authentication: the same endpoint, but a new request. */
  readonly intentId: string | null;
  /** Sent as the Idempotency-Key. A confirmation has its own. */
  readonly key: string;
};

/** `uuid` is the new customer's, if the server has named it. */
export type SubmissionAnswer =
  | { readonly kind: 'completed'; readonly uuid: string | null }
  /** 402: `challenge` is the payments port's opaque id of the intent. */
  | { readonly kind: 'paymentRequired'; readonly challenge: string; readonly uuid: string | null }
  /** An error that the server attributes to the card provider. The account exists. */
  | {
      readonly kind: 'cardRefused';
      readonly messages: readonly string[];
      readonly uuid: string | null;
    }
  /** Any other refusal. After a first POST nothing remains on the server. `fields`: messages by payload field. */
  | {
      readonly kind: 'refused';
      readonly messages: readonly string[];
      readonly fields: Readonly<Record<string, string>>;
      /** The visitor's email address already has an account. */
      readonly emailIsKnown?: boolean;
    }
  /** No usable answer. The server may have committed. */
  | { readonly kind: 'unknown' };

/** The card to delete; `null` if the request had none. `key` is sent as the Idempotency-Key. */
export type CardDeletion = { readonly token: string | null; readonly key: string };

/** The customer whose lists are read again, and what to look for in them. */
export type ReconcileInput = {
  readonly customer: string | null;
  readonly request: SubmissionRequest | null;
  readonly knownAccounts: SubmissionContext['knownAccounts'];
};

/** Whether the customer's reloaded cards and subscriptions show that the request was committed. */
export type Reconciliation = { readonly committed: boolean };

export type SubmissionFailure =
  | {
      readonly kind: 'refused';
      readonly messages: readonly string[];
      readonly fields: Readonly<Record<string, string>>;
      /** The visitor's email address already has an account. */
      readonly emailIsKnown?: boolean;
    }
  | { readonly kind: 'cardRefused'; readonly messages: readonly string[] }
  | AuthenticationFailure
  /** A payment is required, but there is no card step ('An unknown error occurred'). */
  | { readonly kind: 'unknownError' }
  | { readonly kind: 'noResponse'; readonly checked: boolean };

export type SubmissionContext = SubmissionInput & {
  readonly request: SubmissionRequest | null;
  readonly challenge: string | null;
  /** The number of challenges in this submission. */
  readonly challenges: number;
  readonly failure: SubmissionFailure | null;
  /** The new customer's uuid, if the server has named it. */
  readonly uuid: string | null;
  /** The ids of the card accounts that existed when Finish was pressed; `null` if they are unknown. */
  readonly knownAccounts: readonly string[] | null;
};

export type SubmissionEvent =
  /** Finish was pressed with every step valid. `key` is generated for each press. */
  | {
      readonly type: 'submission.requested';
      readonly body: SubmissionBody;
      readonly card: CardToken | null;
      readonly key: string;
    }
  /** Retry was pressed because no answer arrived. */
  | { readonly type: 'submission.retried' }
  /** 'Later' in card-only mode: the account exists, and the card can be added on the profile. */
  | { readonly type: 'submission.postponed' };

/** Events sent to the wizard. */
export type SubmissionReport =
  /**
   * The request was refused and nothing remains on the server, so the steps can be edited. `fields` are the payload
   * fields that the refusal names.
   */
  | { readonly type: 'submission.returned'; readonly fields: readonly string[] }
  /**
   * The card did not work and the account exists: the card step is cleared and opened again, the others are locked.
   */
  | { readonly type: 'card.reopened' };

export type SubmissionOutput =
  | { readonly kind: 'completed'; readonly uuid: string | null }
  | { readonly kind: 'postponed'; readonly uuid: string | null }
  /** The outcome is unknown, and nothing may be sent again. The person is asked to check their mail. */
  | { readonly kind: 'outcomeUnknown' };

export type SubmissionTag = 'busy' | 'irreversible' | 'cardOnly';
