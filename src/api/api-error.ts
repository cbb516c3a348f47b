/**
 * Why a call failed (S8.networkFailure, S8.unparseable, S8.bodyCode, S8.unauthorised, S8.missingOption):
 *
 * - `network`: no response
 * - `unparseable`: the response is not an envelope
 * - `rejected`: a code that the call does not accept
 * - `unauthorized`: 401
 * - `mandatory`: the call has no URL
 * - `malformed`: an accepted envelope whose content breaks the contract
 * - `unverified`: the form was not sent, because the bot check gave no token
 */
export type ApiErrorKind =
  'network' | 'unparseable' | 'rejected' | 'unauthorized' | 'mandatory' | 'malformed' | 'unverified';

export type ApiErrorDetails = {
  readonly kind: ApiErrorKind;
  /**
   * The code of the body, or the HTTP status if that takes precedence; 503 without a response, 0 if there is neither.
   */
  readonly code: number;
  /** What to show: the server's texts, otherwise the generic ones. Never empty. */
  readonly messages: readonly string[];
  /** Error texts by payload field (Ext `errors`). */
  readonly fields?: Readonly<Record<string, string>>;
  /** The server marked this as an error of the card provider. */
  readonly stripe?: boolean;
  /**
   * The server may have done it anyway: no usable response or code, 5xx, 401, or 409 while a call with the same
   * key is in progress.
   */
  readonly outcomeUnknown?: boolean;
  /** The unparsed `response` of the refusal. Registration returns the visitor's uuid in it. */
  readonly response?: unknown;
};

/** What every call rejects with, unless the caller aborts it: that rejects with an `AbortError`. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly code: number;
  readonly messages: readonly string[];
  readonly fields: Readonly<Record<string, string>>;
  readonly stripe: boolean;
  readonly outcomeUnknown: boolean;
  readonly response: unknown;

  constructor(details: ApiErrorDetails, options?: ErrorOptions) {
    super(details.messages.join(' '), options);
    this.name = 'ApiError';
    this.kind = details.kind;
    this.code = details.code;
    this.messages = details.messages;
    this.fields = details.fields ?? {};
    this.stripe = details.stripe ?? false;
    this.outcomeUnknown = details.outcomeUnknown ?? false;
    this.response = details.response ?? null;
  }
}
