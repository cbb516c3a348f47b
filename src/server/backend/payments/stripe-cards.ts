import type Stripe from 'stripe';
import type { CardBrand } from '../../../domain/entities';
import type { SeenCard } from './port';

const brands: Readonly<Record<string, CardBrand>> = {
  visa: 'visa',
  mastercard: 'mastercard',
  maestro: 'maestro',
  amex: 'amex',
};

/** A setup or payment intent, with its PaymentMethod expanded. */
export type StripeIntent = Stripe.SetupIntent | Stripe.PaymentIntent;

const lastErrorOf = (intent: StripeIntent) =>
  intent.object === 'setup_intent' ? intent.last_setup_error : intent.last_payment_error;

/** Stripe's message to the customer about a failed intent; undefined if there is none. */
export const failureOf = (intent: StripeIntent): string | undefined => lastErrorOf(intent)?.message;

/** The PaymentMethod id of an intent. A failed intent has it only in its last error. */
export function tokenOf(intent: StripeIntent): string | undefined {
  const method = intent.payment_method ?? lastErrorOf(intent)?.payment_method;
  return typeof method === 'string' ? method : method?.id;
}

/**
 * The card of an intent, as known to Stripe.
 *
 * @throws if it is not a card; this backend's intents only accept cards
 */
export function seenCard({ payment_method: method }: StripeIntent): SeenCard {
  const card = typeof method === 'object' ? method?.card : undefined;
  if (!card) throw new Error('The intent has no card');
  return {
    brand: brands[card.brand] ?? 'generic',
    lastFour: card.last4,
    expMonth: card.exp_month,
    expYear: card.exp_year,
  };
}
