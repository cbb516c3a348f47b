import { resolve } from 'node:path';
import type { StripeAccess } from './backend/payments/stripe-requests.ts';
import { originOf } from './origin.ts';
import { readStripe } from './stripe-settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The folder of the embedded backend's data, absolute: DATA_DIR, else `.data` where the process was started. */
export function dataFolder(environment: Environment): string {
  return resolve(environment.DATA_DIR ?? '.data');
}

/** How the server is to run, from its environment variables. */
export type ServerSettings = {
  readonly host: string;
  readonly port: number;
  /** Another backend's address; null starts the embedded one. */
  readonly backendUrl: string | null;
  readonly dataFolder: string;
  readonly stripePublicKey: string | null;
  /** How the embedded backend reaches Stripe; null where cards are simulated or not checked. */
  readonly stripe: StripeAccess | null;
  /** A pino level, or null for no log. */
  readonly logLevel: string | null;
  /** Which proxies before the gateway may say who the client is (Fastify's `trustProxy` as text), or null for none. */
  readonly trustedProxies: string | null;
  /** Send Strict-Transport-Security on every answer, not only on those that came over HTTPS. */
  readonly alwaysHttps: boolean;
  /** Whether the embedded backend starts with its rate limits on. */
  readonly rateLimits: boolean;
};

const DEFAULT_PORT = 3000;
const MAX_PORT = 65_535;

const given = (value: string | undefined): string | null =>
  value === undefined || value === '' ? null : value;

/**
 * Reads PORT, HOST, BACKEND_URL, DATA_DIR, STRIPE_PUBLIC_KEY, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_HOST,
 * LOG_LEVEL, TRUST_PROXY, ALWAYS_HTTPS and RATE_LIMITS (`off`).
 *
 * @throws when PORT, BACKEND_URL or one that begins with STRIPE_ cannot be used, saying which
 */
export function readSettings(environment: Environment): ServerSettings {
  const port = Number(given(environment.PORT) ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > MAX_PORT) {
    throw new Error(`PORT must be a number from 0 to ${MAX_PORT}, not "${environment.PORT ?? ''}".`);
  }
  const backendUrl = originOf('BACKEND_URL', given(environment.BACKEND_URL));
  // With another backend, that one talks to Stripe.
  const stripe = backendUrl === null ? readStripe(environment) : null;
  return {
    host: given(environment.HOST) ?? '127.0.0.1',
    port,
    backendUrl,
    dataFolder: dataFolder(environment),
    stripePublicKey: given(environment.STRIPE_PUBLIC_KEY),
    stripe,
    logLevel: given(environment.LOG_LEVEL),
    trustedProxies: given(environment.TRUST_PROXY),
    alwaysHttps: environment.ALWAYS_HTTPS === '1',
    rateLimits: environment.RATE_LIMITS !== 'off',
  };
}
