import type { StripeAccess } from './backend/payments/stripe-requests.ts';
import { originOf } from './origin.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const SECRET_KEY = /^(?:sk|rk)_(test|live)_\w+$/u;
const PUBLIC_KEY = /^pk_(test|live)_\w+$/u;
const WEBHOOK_SECRET = /^whsec_[^\s]+$/u;

const given = (value: string | undefined): string | null =>
  value === undefined || value === '' ? null : value;

/**
 * Checks the settings without a secret key. The embedded backend then cannot reach Stripe or take real money, so
 * production must ask for that with PAYMENTS=simulated.
 */
function requireNothingOfStripe(environment: Environment, mode: 'demo' | 'production'): null {
  const simulated = given(environment.PAYMENTS) !== null;
  if (mode === 'production' && !simulated) {
    throw new Error(
      'MODE=production needs STRIPE_SECRET_KEY and STRIPE_PUBLIC_KEY. To run without Stripe, set ' +
        'PAYMENTS=simulated: no card is checked then, and no money is taken.',
    );
  }
  const publicKey = environment.STRIPE_PUBLIC_KEY ?? '';
  if (publicKey.startsWith('pk_live_') || (simulated && publicKey.startsWith('pk_test_'))) {
    throw new Error(
      "STRIPE_PUBLIC_KEY must not be a key of Stripe's without STRIPE_SECRET_KEY or BACKEND_URL: the embedded backend " +
        'takes no real money then.',
    );
  }
  for (const name of ['STRIPE_WEBHOOK_SECRET', 'STRIPE_API_HOST']) {
    if (given(environment[name]) !== null)
      throw new Error(`${name} has no effect without STRIPE_SECRET_KEY.`);
  }
  return null;
}

/**
 * Returns the mode of the keys.
 *
 * @throws if they do not belong together or are live in a demo; never with their values
 */
function stripeModeOf(environment: Environment, secretKey: string, mode: 'demo' | 'production'): string {
  const stripeMode = SECRET_KEY.exec(secretKey)?.[1];
  if (stripeMode === undefined) {
    throw new Error('STRIPE_SECRET_KEY must be a secret or restricted key of Stripe (sk_… or rk_…).');
  }
  if (given(environment.PAYMENTS) !== null) {
    throw new Error('PAYMENTS=simulated cannot be combined with STRIPE_SECRET_KEY.');
  }
  if (stripeMode === 'live' && mode === 'demo') {
    throw new Error(
      'STRIPE_SECRET_KEY must be a key of the test mode without MODE=production: whoever reaches a demo can read its ' +
        'emails, move its clock at /sandbox, and sign in to its accounts.',
    );
  }
  if (PUBLIC_KEY.exec(environment.STRIPE_PUBLIC_KEY ?? '')?.[1] !== stripeMode) {
    throw new Error(
      `STRIPE_PUBLIC_KEY must be the public key that belongs to STRIPE_SECRET_KEY (pk_${stripeMode}_…): one is of no ` +
        'use without the other.',
    );
  }
  return stripeMode;
}

/**
 * Reads how the embedded backend reaches Stripe: STRIPE_SECRET_KEY (with its public key), STRIPE_WEBHOOK_SECRET,
 * and STRIPE_API_HOST, which names a substitute for api.stripe.com in test mode. PAYMENTS=simulated lets production
 * run without Stripe.
 *
 * @returns null without a secret key
 * @throws if a variable is invalid, naming it; the message never contains a secret
 */
export function readStripe(environment: Environment, mode: 'demo' | 'production'): StripeAccess | null {
  if (!['', 'simulated'].includes(environment.PAYMENTS ?? '')) {
    throw new Error('PAYMENTS must be simulated, or not set.');
  }
  const secretKey = given(environment.STRIPE_SECRET_KEY);
  if (secretKey === null) return requireNothingOfStripe(environment, mode);
  const stripeMode = stripeModeOf(environment, secretKey, mode);
  const webhookSecret = given(environment.STRIPE_WEBHOOK_SECRET);
  if (webhookSecret !== null && !WEBHOOK_SECRET.test(webhookSecret)) {
    throw new Error("STRIPE_WEBHOOK_SECRET must be a webhook's signing secret (whsec_…).");
  }
  const apiHost = originOf('STRIPE_API_HOST', given(environment.STRIPE_API_HOST));
  if (apiHost !== null && stripeMode === 'live') {
    throw new Error('STRIPE_API_HOST is allowed only in test mode.');
  }
  return { secretKey, webhookSecret, apiHost };
}
