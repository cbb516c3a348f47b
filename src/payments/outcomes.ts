import type {
  PaymentIntentResult,
  PaymentMethodResult,
  SetupIntentResult,
  StripeError,
} from '@stripe/stripe-js';
import type { ChallengeOutcome } from '../domain/cards/card-payment';

/** Whether a failure is the answer of the customer's bank. In all other cases the bank was not asked. */
const isBankAnswer = ({ type, code }: StripeError): boolean =>
  type === 'card_error' || /^(?:setup|payment)_intent_authentication_failure$/u.test(code ?? '');

/**
 * Stripe reports the same code whether the customer closed a challenge or the bank refused it. Only the last error of
 * the intent says that it was cancelled (stripe-js, issue 275).
 */
const wasCancelled = (error: StripeError): boolean => {
  const last = error.setup_intent?.last_setup_error ?? error.payment_intent?.last_payment_error;
  return /cancell?ed/iu.test(last?.message ?? '');
};

const ofError = (error: StripeError, intentId: string): ChallengeOutcome => {
  const intent = error.setup_intent ?? error.payment_intent;
  // Confirmed before, in another tab or with a response that was lost.
  if (intent?.status === 'succeeded') return { kind: 'succeeded', intentId };
  if (isBankAnswer(error) && wasCancelled(error)) return { kind: 'abandoned' };
  return { kind: isBankAnswer(error) ? 'declined' : 'unavailable', message: error.message ?? null };
};

/** How a challenge ended, from the provider's response to its confirmation. */
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

/** A tokenised card: its PaymentMethod id and what may be shown of it. */
export type TokenisedCard = {
  readonly id: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
};

/**
 * @returns the card, or the provider's message to the customer
 * @throws if the provider returns neither, for example because it was unreachable; the same card may be tried again
 */
export const tokenisedCard = ({ paymentMethod, error }: PaymentMethodResult): TokenisedCard | string => {
  if (error) {
    const isAboutTheCard = error.type === 'card_error' || error.type === 'validation_error';
    if (!isAboutTheCard || !error.message)
      throw new Error(`The provider did not check the card: ${error.type}`);
    return error.message;
  }
  const { id, card } = paymentMethod;
  if (!card) throw new Error('The PaymentMethod is not a card');
  return { id, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year };
};
