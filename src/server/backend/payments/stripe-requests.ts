import Stripe from 'stripe';

/** Timeouts for Stripe. The gateway waits 35 s for a response, the app 30 s. */
export type Patience = {
  /** One try of one request (ms). Each request is tried at most twice. */
  readonly tryMs: number;
  /** All requests of one call to the port (ms). */
  readonly callMs: number;
  /** Giving something up (ms), in addition to `callMs`. A call may do so before and after its other requests. */
  readonly cleanUpMs: number;
};

export const patience: Patience = { tryMs: 8000, callMs: 18_000, cleanUpMs: 4000 };

/** How the server reaches Stripe. */
export type StripeAccess = {
  /** `sk_…` or `rk_…`; used only in requests to Stripe. */
  readonly secretKey: string;
  /** `whsec_…`; null disables webhooks. */
  readonly webhookSecret: string | null;
  /** Origin of a substitute for api.stripe.com, or null. */
  readonly apiHost: string | null;
  readonly patience?: Patience;
};

/** The version that this adapter was written for. It overrides the version of the account. */
const API_VERSION = '2026-10-28.endive';

/** Delay of the SDK before it retries a request (ms). */
const PAUSE_MS = 500;

/**
 * The official client. It retries a request once, with the same idempotency key, if there was no response or a 5xx.
 */
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
 * A failure of Stripe that does not concern the card. Of Stripe's answer, its message contains only the kind of error,
 * the status and the request id, so it is safe to log.
 */
export class StripeFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StripeFailure';
  }
}

/**
 * Makes an error safe to log: Stripe's own errors contain the whole response, including secrets.
 *
 * @param doing what Stripe was asked to do, as an infinitive
 */
export function failureIn(doing: string, error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { type, code, statusCode, requestId } = error;
  const reason = [type, code, statusCode, requestId].filter((part) => part !== undefined).join(' ');
  return new StripeFailure(`Stripe could not ${doing}: ${reason}`);
}

/** Makes a request with options that enforce the time limit. */
export type Ask = <Answer>(
  request: (options: Stripe.RequestOptions) => Promise<Answer>,
  idempotencyKey?: string | null,
) => Promise<Answer>;

/**
 * Starts a series of requests that share a time limit of `ms`, however slowly responses arrive. After that `ask`
 * throws and starts no further request.
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

/** Whether Stripe refused a request because of the parameter `param`, or with one of `codes`. */
export function isInvalid(
  error: unknown,
  { param, codes }: { readonly param?: string; readonly codes?: readonly string[] },
): boolean {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return false;
  return param !== undefined ? error.param === param : (codes ?? []).includes(error.code ?? '');
}

/**
 * Makes a request that is safe to repeat. If Stripe failed, it would return the same failure for that idempotency key
 * for a day, so the request is repeated once without the key.
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
