import { mark, orUnknown } from './codec/read';
import type { components } from './contract/schema';

type Secrets = components['schemas']['PaymentRequired']['stripe_action'];

/** An accepted response. `message` is empty if the server sends none; `response` is not parsed yet. */
export type Answer = {
  readonly code: number;
  readonly message: readonly string[];
  readonly response: unknown;
  readonly location: string | null;
  readonly stripe: boolean;
  readonly stripeAction: {
    readonly setupIntentClientSecret: string | null;
    readonly paymentIntentClientSecret: string | null;
  } | null;
};

export type Envelope = Answer & {
  readonly version: string | null;
  readonly fields: Readonly<Record<string, string>>;
};

/** The envelope of a response without a body, in which only the HTTP status 401 or 402 can count. */
export const EMPTY: Envelope = {
  code: 0,
  message: [],
  response: null,
  location: null,
  stripe: false,
  stripeAction: null,
  version: null,
  fields: {},
};

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((entry) => textOrNull(entry) !== null) as string[];

const isMarked = orUnknown(mark);

const readSecrets = (value: unknown): Answer['stripeAction'] => {
  if (!isObject(value)) return null;
  const secret = (name: keyof Secrets) => textOrNull(value[name]);
  return {
    setupIntentClientSecret: secret('setup_intent_client_secret'),
    paymentIntentClientSecret: secret('payment_intent_client_secret'),
  };
};

const readFields = (value: unknown): Record<string, string> =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};

/**
 * Parses an envelope (D2.11); `null` if the text is not one. A missing code is 0. `location` and `stripe_action` are
 * read from the root, otherwise from `response`.
 */
export const readEnvelope = (text: string): Envelope | null => {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(body)) return null;
  const inner = isObject(body['response']) ? body['response'] : {};
  return {
    code: typeof body['code'] === 'number' ? body['code'] : 0,
    message: texts(body['message']),
    response: body['response'] ?? null,
    location: textOrNull(body['location']) ?? textOrNull(inner['location']),
    stripe: isMarked(body['stripe']) ?? false,
    stripeAction: readSecrets(body['stripe_action']) ?? readSecrets(inner['stripe_action']),
    version: textOrNull(body['version']),
    fields: readFields(body['errors']),
  };
};

const isReadFromEither = (code: number): boolean => code === 401 || code === 402;

/**
 * Combines the codes. The body's code takes precedence over the HTTP status, with two exceptions: 401 and 402 count
 * from either, and an HTTP error status overrides a code of success.
 */
export const effectiveCode = (code: number, status: number): number => {
  if (isReadFromEither(code)) return code;
  if (isReadFromEither(status)) return status;
  return code >= 200 && code < 300 && status >= 400 ? status : code;
};
