import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe } from '@stripe/stripe-js';
import { createPaymentsPort } from './create-port';
import type { PaymentsPort } from './port';

const SCRIPT = 'script[src^="https://js.stripe.com/"]';

/**
 * Fails a script request that hangs. `loadStripe` cannot be aborted and has no timeout: it only waits for the script's
 * `load` or `error` event.
 */
const failScript = (): void => {
  for (const script of document.querySelectorAll(SCRIPT)) script.dispatchEvent(new Event('error'));
};

/**
 * `loadStripe` shares one attempt between all calls while it is in progress, and retries once with a new script tag
 * if the first fails. So a rejected attempt can simply be repeated. A hanging attempt would be awaited again, so it
 * is failed first, which makes loadStripe request the script anew.
 */
const opener = (publicKey: string) => {
  let underWay = 0;

  const attempt = async (): Promise<Stripe> => {
    underWay += 1;
    try {
      const stripe = await loadStripe(publicKey);
      if (!stripe) throw new Error('Stripe.js needs a browser');
      return stripe;
    } finally {
      underWay -= 1;
    }
  };

  return async (): Promise<Stripe> => {
    if (underWay === 0) return attempt();
    failScript();
    // If that was the second failure of the attempt, `loadStripe` gives it up, and a new attempt starts from scratch.
    return attempt().catch(attempt);
  };
};

/** Creates the payments port for Stripe. The first `load` requests its script from js.stripe.com. */
export const createStripePort = ({ publicKey }: { readonly publicKey: string }): PaymentsPort =>
  createPaymentsPort({ name: 'stripe', open: opener(publicKey) });
