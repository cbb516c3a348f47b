import type Stripe from 'stripe';
import type { CardBrand } from '../../../domain/entities';
import type { SeenCard } from './port';

const brands: Readonly<Record<string, CardBrand>> = {
  visa: 'visa',
  mastercard: 'mastercard',
  maestro: 'maestro',
  amex: 'amex',
};

/** Either kind of intent, with its PaymentMethod in full. */
export type StripeIntent = Stripe.SetupIntent | Stripe.PaymentIntent;

const lastErrorOf = (intent: StripeIntent) =>
  intent.object === 'setup_intent' ? intent.last_setup_error : intent.last_payment_error;

/** Why an intent failed, in Stripe's words for the customer; undefined where it does not say. */
export const failureOf = (intent: StripeIntent): string | undefined => lastErrorOf(intent)?.message;

/** The id of the PaymentMethod of an intent, which loses it when it fails. */
export function tokenOf(intent: StripeIntent): string | undefined {
  const method = intent.payment_method ?? lastErrorOf(intent)?.payment_method;
  return typeof method === 'string' ? method : method?.id;
}

/** What Stripe knows of an intent's card. @throws where it is no card, which no intent of ours asks for */
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
