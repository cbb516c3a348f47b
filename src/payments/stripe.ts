import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe } from '@stripe/stripe-js';
import { createPaymentsPort } from './create-port';
import type { PaymentsPort } from './port';

const SCRIPT = 'script[src^="https://js.stripe.com/"]';

/** Ends a request for the script that neither arrives nor fails, in the only way that loadStripe listens to. */
const failScript = (): void => {
  for (const script of document.querySelectorAll(SCRIPT)) script.dispatchEvent(new Event('error'));
};

/**
 * `loadStripe` shares one attempt between all calls for as long as it is under way, and tries once more by itself with
 * a new script tag when the first fails. So a rejected attempt can simply be repeated, but one that hangs would be
 * waited for again: it is failed first, which makes loadStripe ask anew.
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
    // The second failure of one attempt ends it for good; the next one is then a fresh start.
    return attempt().catch(attempt);
  };
};

/** The payments port over Stripe. Its script is requested by the first `load`, from js.stripe.com. */
export const createStripePort = ({ publicKey }: { readonly publicKey: string }): PaymentsPort =>
  createPaymentsPort({ name: 'stripe', open: opener(publicKey) });
