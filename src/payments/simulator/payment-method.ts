import { randomId } from '../../domain/random-id';
import { brandOf, numberTrace } from './card-numbers';
import { readExpiry, type CardValues } from './card-values';

const SECOND_MS = 1000;

/** A card in the shape of Stripe's `card`. */
export type SimulatedCard = {
  readonly brand: string;
  readonly last4: string;
  readonly exp_month: number;
  readonly exp_year: number;
};

/** @throws if the expiry is incomplete; the entry validates it first */
export const cardOf = ({ number, expiry }: CardValues): SimulatedCard => {
  const read = readExpiry(expiry);
  if (!read) throw new Error('The expiry is not complete');
  return { brand: brandOf(number), last4: number.slice(-4), exp_month: read.month, exp_year: read.year };
};

/**
 * Creates a PaymentMethod. Its id is `pm_sandbox_<number>_<random>` for a published test number, so that the embedded
 * backend can decide the outcome, and `pm_sandbox_card_<random>` for any other number, which must not leave the page.
 */
export const makePaymentMethod = (values: CardValues, name: string | null, now: Date) => ({
  id: `pm_sandbox_${numberTrace(values.number)}_${randomId()}`,
  object: 'payment_method' as const,
  type: 'card' as const,
  billing_details: { name, email: null, phone: null, address: null },
  card: cardOf(values),
  created: Math.floor(now.getTime() / SECOND_MS),
  customer: null,
  livemode: false,
});

/** Creates the older single-use token for the same card. */
export const makeToken = (values: CardValues, name: string | null, now: Date) => ({
  id: `tok_sandbox_${numberTrace(values.number)}_${randomId()}`,
  object: 'token' as const,
  type: 'card' as const,
  card: { ...cardOf(values), name },
  created: Math.floor(now.getTime() / SECOND_MS),
  livemode: false,
  used: false,
});
