import type { components } from '../../../api/contract/schema';

type Failure = components['schemas']['Failure'];

/** Result of an operation: the HTTP status (also the envelope's code) and the rest of the envelope. */
export type Answer = {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
};

/** A file instead of an envelope. */
export type FileAnswer = {
  readonly file: { readonly name: string; readonly type: string; readonly content: Buffer };
};

/** Success (200). `response` may be null ("nobody"); undefined omits it. */
export function done(response?: unknown, message?: string): Answer {
  return {
    status: 200,
    body: { ...(message === undefined ? {} : { message }), ...(response === undefined ? {} : { response }) },
  };
}

/** 402: the customer must first authenticate with the client secret of a payment or setup intent (S7.calls.12). */
export function paymentRequired(clientSecret: string, response?: unknown): Answer {
  const kind = clientSecret.startsWith('pi_') ? 'payment' : 'setup';
  return {
    status: 402,
    body: {
      stripe_action: { [`${kind}_intent_client_secret`]: clientSecret },
      ...(response === undefined ? {} : { response }),
    },
  };
}

/** 401: the password was right, and a second step has to follow (D2.extensionGroups.secondFactor). */
export const secondStepNeeded = (factors: readonly string[]): Answer => ({
  status: 401,
  body: { message: "Please confirm it's you.", response: { factors } },
});

type Details = {
  /** Maps payload fields to their error texts (D2.11). */
  readonly errors?: NonNullable<Failure['errors']>;
  /** Marks an error of the card provider. */
  readonly stripe?: boolean;
  /** The visitor whose account exists, or the current offer. */
  readonly response?: NonNullable<Failure['response']>;
  /** Seconds until the next try; sent as the Retry-After header. */
  readonly retryAfter?: number;
};

/**
 * A refused call. Thrown anywhere below a route, it becomes the envelope, so it must not contain internal details.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly texts: string | readonly string[];
  readonly details: Details;

  constructor(status: number, texts: string | readonly string[], details: Details = {}) {
    super(typeof texts === 'string' ? texts : texts.join(' '));
    this.name = 'Refusal';
    this.status = status;
    this.texts = texts;
    this.details = details;
  }
}

export const cardError = (message: string): Refusal => new Refusal(400, message, { stripe: true });

export const invalid = (errors: Readonly<Record<string, string>>): Refusal =>
  new Refusal(400, 'Please check the marked fields.', { errors });

export const unauthorized = (message = 'Please sign in.'): Refusal => new Refusal(401, message);

export const forbidden = (): Refusal => new Refusal(403, "You're not allowed to do this.");

export const notFound = (): Refusal => new Refusal(404, 'This was not found.');
