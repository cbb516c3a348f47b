import type {
  PaymentIntentResult,
  PaymentMethodResult,
  SetupIntentResult,
  StripeError,
} from '@stripe/stripe-js';
import type { ChallengeOutcome } from '../domain/cards/card-payment';

/** Which of the provider's failures the customer's bank answers for; all others say that nobody was asked. */
const isBankAnswer = ({ type, code }: StripeError): boolean =>
  type === 'card_error' || /^(?:setup|payment)_intent_authentication_failure$/u.test(code ?? '');

/**
 * Stripe reports a challenge that the customer closed with the same code as one that the bank refused; only the
 * intent's last error says that it was cancelled (stripe-js, issue 275).
 */
const wasCancelled = (error: StripeError): boolean => {
  const last = error.setup_intent?.last_setup_error ?? error.payment_intent?.last_payment_error;
  return /cancell?ed/iu.test(last?.message ?? '');
};

const ofError = (error: StripeError, intentId: string): ChallengeOutcome => {
  const intent = error.setup_intent ?? error.payment_intent;
  // Confirmed already, in another tab or by an answer that got lost.
  if (intent?.status === 'succeeded') return { kind: 'succeeded', intentId };
  if (isBankAnswer(error) && wasCancelled(error)) return { kind: 'abandoned' };
  return { kind: isBankAnswer(error) ? 'declined' : 'unavailable', message: error.message ?? null };
};

/** How a challenge ended, from what the provider answered to its confirmation. */
export const challengeOutcome = (
  result: SetupIntentResult | PaymentIntentResult,
  intentId: string,
): ChallengeOutcome => {
  if (result.error) return ofError(result.error, intentId);
  const { status } = 'setupIntent' in result ? result.setupIntent : result.paymentIntent;
  switch (status) {
    case 'succeeded':
    case 'processing':
    case 'requires_capture':
      return { kind: 'succeeded', intentId };
    case 'requires_payment_method':
      return { kind: 'declined', message: null };
    default:
      return { kind: 'abandoned' };
  }
};

/** A card as the provider tokenised it: its PaymentMethod id and what may be shown of it. */
export type TokenisedCard = {
  readonly id: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
};

/**
 * @returns the card, or the provider's own words for the customer
 * @throws when the provider answers neither: it could not be reached, say; the same card may be tried again
 */
export const tokenisedCard = ({ paymentMethod, error }: PaymentMethodResult): TokenisedCard | string => {
  if (error) {
    const isAboutTheCard = error.type === 'card_error' || error.type === 'validation_error';
    if (!isAboutTheCard || !error.message) throw new Error(`No word on the card: ${error.type}`);
    return error.message;
  }
  const { id, card } = paymentMethod;
  if (!card) throw new Error('The PaymentMethod is not a card');
  return { id, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year };
};
