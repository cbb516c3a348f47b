import type { MailAccess } from './backend/mail/access.ts';
import type { StripeAccess } from './backend/payments/stripe-requests.ts';
import { readMail } from './mail-settings.ts';
import { readMode, type ServerMode } from './mode-settings.ts';
import { originOf } from './origin.ts';
import { readStorage, type LastingStorage } from './storage-settings.ts';
import { readStripe } from './stripe-settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** How the server is to run, from its environment variables. */
export type ServerSettings = {
  readonly host: string;
  readonly port: number;
  /** Another backend's address; null starts the embedded one. */
  readonly backendUrl: string | null;
  /** Whom the embedded backend is for; null with another backend, which has its own customers and mails. */
  readonly mode: ServerMode | null;
  readonly storage: LastingStorage;
  /** How the embedded backend sends mails; null where it keeps them. */
  readonly mail: MailAccess | null;
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
  /** How long a server that is asked to end goes on taking calls, for the balancer to notice (ms). */
  readonly drainMs: number;
  /** Where the numbers for Prometheus are served, or null for nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** Whether the gateway takes what the app in browsers tells of itself. */
  readonly telemetry: boolean;
};

const DEFAULT_PORT = 3000;
const MAX_PORT = 65_535;
const MAX_DRAIN_S = 600;

const given = (value: string | undefined): string | null =>
  value === undefined || value === '' ? null : value;

function portOf(name: 'PORT' | 'METRICS_PORT', text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= MAX_PORT) return port;
  throw new Error(`${name} must be a number from 0 to ${MAX_PORT}, not "${text}".`);
}

/** Off unless it has a port; for this machine alone unless said otherwise. */
function metricsAt(environment: Environment): ServerSettings['metrics'] {
  const port = given(environment.METRICS_PORT);
  if (port === null) return null;
  return { host: given(environment.METRICS_HOST) ?? '127.0.0.1', port: portOf('METRICS_PORT', port) };
}

/**
 * Reads PORT, HOST, BACKEND_URL, LOG_LEVEL, TRUSTED_PROXIES, ALWAYS_HTTPS, RATE_LIMITS (`off`), DRAIN_SECONDS,
 * METRICS_PORT, METRICS_HOST, TELEMETRY (`on`), whom it is for (`readMode`), where the data live (`readStorage`), how
 * mails are sent (`readMail`), and how Stripe is reached (`readStripe`).
 *
 * @throws when one of them cannot be used, saying which
 */
export function readSettings(environment: Environment): ServerSettings {
  const port = portOf('PORT', given(environment.PORT) ?? String(DEFAULT_PORT));
  const drain = Number(given(environment.DRAIN_SECONDS) ?? 0);
  if (!(drain >= 0 && drain <= MAX_DRAIN_S)) {
    throw new Error(
      `DRAIN_SECONDS must be a number from 0 to ${MAX_DRAIN_S}, not "${environment.DRAIN_SECONDS ?? ''}".`,
    );
  }
  const backendUrl = originOf('BACKEND_URL', given(environment.BACKEND_URL));
  const host = given(environment.HOST) ?? '127.0.0.1';
  // With another backend, that one talks to Stripe, sends mails, and knows whom it is for.
  const mode = backendUrl === null ? readMode(environment, host) : null;
  const mail = mode === null ? null : readMail(environment, mode.kind);
  const stripe = mode === null ? null : readStripe(environment, mode.kind);
  return {
    host,
    port,
    backendUrl,
    mode,
    mail,
    storage: readStorage(environment),
    stripePublicKey: given(environment.STRIPE_PUBLIC_KEY),
    stripe,
    logLevel: given(environment.LOG_LEVEL),
    trustedProxies: given(environment.TRUSTED_PROXIES),
    alwaysHttps: environment.ALWAYS_HTTPS === '1',
    rateLimits: environment.RATE_LIMITS !== 'off',
    drainMs: drain * 1000,
    metrics: metricsAt(environment),
    telemetry: environment.TELEMETRY === 'on',
  };
}
