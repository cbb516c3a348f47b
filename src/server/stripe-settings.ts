import type { StripeAccess } from './backend/payments/stripe-requests.ts';
import { originOf } from './origin.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const SECRET_KEY = /^(?:sk|rk)_(test|live)_\w+$/u;
const PUBLIC_KEY = /^pk_(test|live)_\w+$/u;
const WEBHOOK_SECRET = /^whsec_[^\s]+$/u;

const given = (value: string | undefined): string | null =>
  value === undefined || value === '' ? null : value;

/** Without a secret key the embedded backend cannot take real money, nor talk to Stripe at all. */
function requireNothingOfStripe(environment: Environment): null {
  if (environment.STRIPE_PUBLIC_KEY?.startsWith('pk_live_')) {
    throw new Error(
      'STRIPE_PUBLIC_KEY must not be a live key (pk_live_…) without BACKEND_URL or STRIPE_SECRET_KEY: the embedded ' +
        'backend does not check cards with Stripe.',
    );
  }
  for (const name of ['STRIPE_WEBHOOK_SECRET', 'STRIPE_API_HOST']) {
    if (given(environment[name]) !== null) throw new Error(`${name} is of no use without STRIPE_SECRET_KEY.`);
  }
  return null;
}

/**
 * Reads how the embedded backend reaches Stripe: STRIPE_SECRET_KEY (with a public key of the same mode),
 * STRIPE_WEBHOOK_SECRET and, to try things out with something that stands in for api.stripe.com, STRIPE_API_HOST.
 *
 * @returns null without a secret key
 * @throws naming the variable that cannot be used; never with a secret's value
 */
export function readStripe(environment: Environment): StripeAccess | null {
  const secretKey = given(environment.STRIPE_SECRET_KEY);
  if (secretKey === null) return requireNothingOfStripe(environment);
  const mode = SECRET_KEY.exec(secretKey)?.[1];
  if (mode === undefined) {
    throw new Error('STRIPE_SECRET_KEY must be a secret or restricted key of Stripe (sk_… or rk_…).');
  }
  if (PUBLIC_KEY.exec(environment.STRIPE_PUBLIC_KEY ?? '')?.[1] !== mode) {
    throw new Error(
      `STRIPE_PUBLIC_KEY must be the public key that belongs to STRIPE_SECRET_KEY (pk_${mode}_…): one is of no use ` +
        'without the other.',
    );
  }
  const webhookSecret = given(environment.STRIPE_WEBHOOK_SECRET);
  if (webhookSecret !== null && !WEBHOOK_SECRET.test(webhookSecret)) {
    throw new Error("STRIPE_WEBHOOK_SECRET must be a webhook's signing secret (whsec_…).");
  }
  const apiHost = originOf('STRIPE_API_HOST', given(environment.STRIPE_API_HOST));
  if (apiHost !== null && mode === 'live') {
    throw new Error('STRIPE_API_HOST must not be set with live keys: they go to Stripe alone.');
  }
  return { secretKey, webhookSecret, apiHost };
}
