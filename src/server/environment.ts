import type { MailAccess } from './backend/mail/access.ts';
import type { StripeAccess } from './backend/payments/stripe-requests.ts';
import { readMail } from './mail-settings.ts';
import { readMode, type ServerMode } from './mode-settings.ts';
import { originOf } from './origin.ts';
import { readStorage, type LastingStorage } from './storage-settings.ts';
import { readStripe } from './stripe-settings.ts';
import { readTls, type Certificate } from './tls-settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings of the server, from environment variables. */
export type ServerSettings = {
  readonly host: string;
  readonly port: number;
  /** For HTTPS with HTTP/2; null serves plain HTTP/1.1. */
  readonly certificate: Certificate | null;
  /** Address of another backend; null starts the embedded one. */
  readonly backendUrl: string | null;
  /** Mode of the embedded backend. Null with another backend, which has its own customers and mails. */
  readonly mode: ServerMode | null;
  readonly storage: LastingStorage;
  /** How the embedded backend sends mails; null if it keeps them. */
  readonly mail: MailAccess | null;
  readonly stripePublicKey: string | null;
  /** How the embedded backend reaches Stripe; null if cards are simulated or not checked. */
  readonly stripe: StripeAccess | null;
  /** A pino level; null disables logging. */
  readonly logLevel: string | null;
  /** Trusted proxies in front of the gateway (Fastify's `trustProxy` as text); null for none. */
  readonly trustedProxies: string | null;
  /** Whether to send Strict-Transport-Security with every response, not only those over HTTPS. */
  readonly alwaysHttps: boolean;
  /** Whether the rate limits of the embedded backend are on at start. */
  readonly rateLimits: boolean;
  /** How long the server keeps accepting calls after it is asked to stop (ms), so that a balancer can notice. */
  readonly drainMs: number;
  /** Where metrics for Prometheus are served; null disables them. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** Whether the gateway accepts the app's reports from browsers. */
  readonly telemetry: boolean;
};

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const DEFAULT_PORT = 3000;
const MAX_PORT = 65_535;
const MAX_DRAIN_S = 600;

const given = (value: string | undefined): string | null =>
  value === undefined || value === '' ? null : value;

/** One of these words, or null if it is not set. */
function oneOf<Word extends string>(
  environment: Environment,
  name: 'LOG_LEVEL' | 'ALWAYS_HTTPS' | 'RATE_LIMITS' | 'TELEMETRY',
  words: readonly Word[],
): Word | null {
  const text = given(environment[name]);
  const word = words.find((known) => known === text);
  if (text === null || word !== undefined) return word ?? null;
  throw new Error(`${name} must be ${new Intl.ListFormat('en-IE', { type: 'disjunction' }).format(words)}.`);
}

function portOf(name: 'PORT' | 'METRICS_PORT', text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= MAX_PORT) return port;
  throw new Error(`${name} must be a number from 0 to ${MAX_PORT}, not "${text}".`);
}

/** Disabled without METRICS_PORT. Listens on loopback unless METRICS_HOST is set. */
function metricsAt(environment: Environment): ServerSettings['metrics'] {
  const port = given(environment.METRICS_PORT);
  if (port === null) return null;
  return { host: given(environment.METRICS_HOST) ?? '127.0.0.1', port: portOf('METRICS_PORT', port) };
}

/**
 * Reads PORT, HOST, BACKEND_URL, LOG_LEVEL, TRUSTED_PROXIES, ALWAYS_HTTPS, RATE_LIMITS, DRAIN_SECONDS, METRICS_PORT,
 * METRICS_HOST and TELEMETRY, as well as the certificate (`readTls`), mode (`readMode`), storage
 * (`readStorage`), mail (`readMail`) and Stripe (`readStripe`).
 *
 * @throws if a variable is invalid, naming it
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
  // Another backend talks to Stripe and sends mails itself, and has its own mode.
  const mode = backendUrl === null ? readMode(environment, host) : null;
  const mail = mode === null ? null : readMail(environment, mode.kind);
  const stripe = mode === null ? null : readStripe(environment, mode.kind);
  return {
    host,
    port,
    certificate: readTls(environment),
    backendUrl,
    mode,
    mail,
    storage: readStorage(environment),
    stripePublicKey: given(environment.STRIPE_PUBLIC_KEY),
    stripe,
    logLevel: oneOf(environment, 'LOG_LEVEL', LEVELS),
    trustedProxies: given(environment.TRUSTED_PROXIES),
    alwaysHttps: oneOf(environment, 'ALWAYS_HTTPS', ['0', '1']) === '1',
    rateLimits: oneOf(environment, 'RATE_LIMITS', ['on', 'off']) !== 'off',
    drainMs: drain * 1000,
    metrics: metricsAt(environment),
    telemetry: oneOf(environment, 'TELEMETRY', ['on', 'off']) === 'on',
  };
}
