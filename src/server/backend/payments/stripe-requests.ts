import Stripe from 'stripe';

/** How long Stripe is waited for. The gateway waits 35 s for an answer, the app 30 s. */
export type Patience = {
  /** For one try of one request (ms); each is tried at most twice. */
  readonly tryMs: number;
  /** For all requests that one call to the port makes (ms). */
  readonly callMs: number;
  /** For giving something up, which a call may do before and after that (ms). */
  readonly cleanUpMs: number;
};

export const patience: Patience = { tryMs: 8000, callMs: 18_000, cleanUpMs: 4000 };

/** How the server reaches Stripe. */
export type StripeAccess = {
  /** `sk_…` or `rk_…`; goes into nothing but the requests to Stripe. */
  readonly secretKey: string;
  /** `whsec_…`; without one there are no webhooks. */
  readonly webhookSecret: string | null;
  /** The origin of something that stands in for api.stripe.com, or null. */
  readonly apiHost: string | null;
  readonly patience?: Patience;
};

/** What the adapter was written against; an account's own version changes nothing. */
const API_VERSION = '2026-10-28.endive';

/** What the SDK waits before it tries a request again (ms). */
const PAUSE_MS = 500;

/** The official client. A request is tried again once, under the same key, when it was not answered or with a 5xx. */
export function createStripeClient({ secretKey, apiHost }: StripeAccess): Stripe {
  const url = apiHost === null ? null : new URL(apiHost);
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(url === null
      ? {}
      : {
          host: url.hostname,
          port: url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : url.port,
          protocol: url.protocol === 'https:' ? 'https' : 'http',
        }),
  });
}

/**
 * That Stripe did not do what was asked, for a reason that is not the card's. It holds nothing of the request and its
 * answer but the kind of error and Stripe's id for the request, so that it may be logged.
 */
export class StripeFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StripeFailure';
  }
}

/**
 * An error as it may be logged: Stripe's own ones hold the whole answer, secrets too.
 *
 * @param doing what was asked of Stripe, as an infinitive
 */
export function failureIn(doing: string, error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { type, code, statusCode, requestId } = error;
  const reason = [type, code, statusCode, requestId].filter((part) => part !== undefined).join(' ');
  return new StripeFailure(`Stripe could not ${doing}: ${reason}`);
}

/** Makes a request with options that keep it in time. */
export type Ask = <Answer>(
  request: (options: Stripe.RequestOptions) => Promise<Answer>,
  idempotencyKey?: string | null,
) => Promise<Answer>;

/**
 * Begins a row of requests that have `ms` altogether, however slowly the answers trickle in; `ask` throws when it is
 * over, and begins no request any more.
 */
export function startRequests(ms: number, tryMs: number): Ask {
  const until = performance.now() + ms;
  return async (request, idempotencyKey = null) => {
    const left = until - performance.now();
    const late = new StripeFailure('Stripe did not answer in time');
    if (left < 1) throw late;
    const options = {
      timeout: Math.ceil(Math.max(1, Math.min(tryMs, (left - PAUSE_MS) / 2))),
      ...(idempotencyKey === null ? {} : { idempotencyKey }),
    };
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(late), left);
    });
    try {
      return await Promise.race([request(options), over]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Whether Stripe refused a request for what stands in one of its parameters, or (`codes`) for one of these reasons. */
export function isInvalid(
  error: unknown,
  { param, codes }: { readonly param?: string; readonly codes?: readonly string[] },
): boolean {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return false;
  return param !== undefined ? error.param === param : (codes ?? []).includes(error.code ?? '');
}

/**
 * Asks for something that does no harm when it is done twice. Where Stripe failed, the same key would be given the same
 * answer for a day: it is asked once more under another.
 */
export async function harmlessly<Answer>(
  ask: Ask,
  request: (options: Stripe.RequestOptions) => Promise<Answer>,
  key: string | null,
): Promise<Answer> {
  try {
    return await ask(request, key);
  } catch (error) {
    const failed = error instanceof Stripe.errors.StripeError && (error.statusCode ?? 0) >= 500;
    if (key === null || !failed) throw error;
    return ask(request);
  }
}
