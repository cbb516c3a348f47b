import type { StripeAccess } from './backend/payments/stripe-requests.ts';
import { originOf } from './origin.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const SECRET_KEY = /^(?:sk|rk)_(test|live)_\w+$/u;
const PUBLIC_TEST_KEY = /^pk_test_\w+$/u;
const WEBHOOK_SECRET = /^whsec_[^\s]+$/u;

const given = (value: string | undefined): string | null =>
  value === undefined || value === '' ? null : value;

/** Without a secret key the embedded backend cannot take real money, nor talk to Stripe at all. */
function requireNothingOfStripe(environment: Environment): null {
  if (environment.STRIPE_PUBLIC_KEY?.startsWith('pk_live_')) {
    throw new Error(
      'STRIPE_PUBLIC_KEY must not be a live key (pk_live_…) without BACKEND_URL: the embedded backend takes no ' +
        'real money.',
    );
  }
  for (const name of ['STRIPE_WEBHOOK_SECRET', 'STRIPE_API_HOST']) {
    if (given(environment[name]) !== null) throw new Error(`${name} is of no use without STRIPE_SECRET_KEY.`);
  }
  return null;
}

/**
 * Reads how the embedded backend reaches Stripe, in test mode: STRIPE_SECRET_KEY (with its public key),
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
  if (mode === 'live') {
    throw new Error(
      'STRIPE_SECRET_KEY must be a key of the test mode: with the embedded backend everybody can read its mails and ' +
        'move its clock at /sandbox, and sign in to its demo accounts.',
    );
  }
  if (!PUBLIC_TEST_KEY.test(environment.STRIPE_PUBLIC_KEY ?? '')) {
    throw new Error(
      'STRIPE_PUBLIC_KEY must be the public key that belongs to STRIPE_SECRET_KEY (pk_test_…): one is of no use ' +
        'without the other.',
    );
  }
  const webhookSecret = given(environment.STRIPE_WEBHOOK_SECRET);
  if (webhookSecret !== null && !WEBHOOK_SECRET.test(webhookSecret)) {
    throw new Error("STRIPE_WEBHOOK_SECRET must be a webhook's signing secret (whsec_…).");
  }
  const apiHost = originOf('STRIPE_API_HOST', given(environment.STRIPE_API_HOST));
  return { secretKey, webhookSecret, apiHost };
}
