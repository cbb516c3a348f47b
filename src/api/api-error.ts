/**
 * Why a call failed (S8.networkFailure, S8.unparseable, S8.bodyCode, S8.unauthorised, S8.missingOption): `network` no
 * answer, `unparseable` no envelope, `rejected` a code that the call does not accept, `unauthorized` 401, `mandatory` a
 * call without an address, `malformed` an accepted envelope whose content is not what the contract says, `unchecked` a
 * form that was not sent because the bot check gave no token.
 */
export type ApiErrorKind =
  'network' | 'unparseable' | 'rejected' | 'unauthorized' | 'mandatory' | 'malformed' | 'unchecked';

export type ApiErrorDetails = {
  readonly kind: ApiErrorKind;
  /** The code of the body, or the HTTP status where that one counts; 503 without an answer, 0 where there is none. */
  readonly code: number;
  /** What to show: the server's texts, else the generic ones. Never empty. */
  readonly messages: readonly string[];
  /** Texts by payload field (Ext `errors`). */
  readonly fields?: Readonly<Record<string, string>>;
  /** The server marked this as an error of the card provider. */
  readonly stripe?: boolean;
  /** The server may have done it all the same: no usable answer or code, 5xx, 401, 409 while the same key still runs. */
  readonly outcomeUnknown?: boolean;
  /** The `response` that came with the refusal, unread; registration names its visitor there. */
  readonly response?: unknown;
};

/** What every call rejects with, except for an abort by the caller, which is an `AbortError`. */
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
