import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe, StripeElementLocale } from '@stripe/stripe-js';
import { createPaymentsPort } from './create-port';
import type { PaymentsPort } from './port';

const SCRIPT = 'script[src^="https://js.stripe.com/"]';

/** Languages in which Stripe speaks; it warns about others. */
const LANGUAGES = [
  ...['ar', 'bg', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'fi', 'fil', 'fr', 'he', 'hr', 'hu', 'id', 'it'],
  ...['ja', 'ko', 'lt', 'lv', 'ms', 'mt', 'nb', 'nl', 'pl', 'pt', 'ro', 'ru', 'sk', 'sl', 'sv', 'th', 'tr'],
  ...['vi', 'zh'],
] as const satisfies readonly StripeElementLocale[];

const languageOf = (locale: string | undefined): StripeElementLocale =>
  LANGUAGES.find((language) => language === locale?.split('-')[0]) ?? 'auto';

/** Ends a request for the script that neither arrives nor fails, in the only way that loadStripe listens to. */
const failScript = (): void => {
  for (const script of document.querySelectorAll(SCRIPT)) script.dispatchEvent(new Event('error'));
};

/**
 * `loadStripe` shares one attempt between all calls for as long as it is under way, and tries once more by itself with
 * a new script tag when the first fails. So a rejected attempt can simply be repeated, but one that hangs would be
 * waited for again: it is failed first, which makes loadStripe ask anew.
 */
const opener = (publicKey: string, locale: StripeElementLocale) => {
  let underWay = 0;

  const attempt = async (): Promise<Stripe> => {
    underWay += 1;
    try {
      const stripe = await loadStripe(publicKey, { locale });
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

/**
 * The payments port over Stripe. Its script is requested by the first `load`, from js.stripe.com.
 *
 * @param locale BCP 47; Stripe speaks the visitor's language where it does not know this one
 */
export const createStripePort = (options: { publicKey: string; locale?: string }): PaymentsPort =>
  createPaymentsPort({ name: 'stripe', open: opener(options.publicKey, languageOf(options.locale)) });
