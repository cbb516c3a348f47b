import type { CardBrand } from '../../../domain/entities';

const DECLINED = 'Your card was declined.';

export const EXPIRED_MESSAGE = 'Your card has expired.';

/** Published test numbers that are declined immediately, with the provider's messages. */
const refusals: Readonly<Record<string, string>> = {
  '4000000000000002': DECLINED,
  '4000000000009995': 'Your card has insufficient funds.',
  '4000000000009987': DECLINED,
  '4000000000009979': DECLINED,
  '4000000000000069': EXPIRED_MESSAGE,
  '4000000000000127': "Your card's security code is incorrect.",
  '4000000000000119': 'An error occurred while processing your card. Try again in a little bit.',
};

/** Whether a card is saved, or charged for Premium. */
export type Purpose = 'setup' | 'payment';

/** Numbers that require 3-D Secure, with the kind of intent for each purpose. */
const challenges: Readonly<Record<string, Readonly<Record<Purpose, 'setup' | 'payment'>>>> = {
  '4000002500003155': { setup: 'setup', payment: 'payment' },
  '4000000000003220': { setup: 'setup', payment: 'payment' },
  '4000002760003184': { setup: 'setup', payment: 'setup' },
  '4000008400001629': { setup: 'setup', payment: 'payment' },
};

/** Can be saved, but every payment is declined. */
const refusedForPayment = '4000000000000341';

/** Require 3-D Secure and are then declined. */
const refusedAfterChallenge = new Set(['4000008400001629']);

/** Leading digits, the more specific patterns first. */
const brands: readonly (readonly [RegExp, CardBrand])[] = [
  [/^3[47]/, 'amex'],
  [/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, 'mastercard'],
  [/^(50(18|20|38)|5[6-8]|6304|67)/, 'maestro'],
  [/^4/, 'visa'],
];

/** The message for a number that is declined immediately, otherwise null. */
export function refusalOf(number: string, purpose: Purpose): string | null {
  if (purpose === 'payment' && number === refusedForPayment) return DECLINED;
  return refusals[number] ?? null;
}

/** The kind of intent with which a number requires 3-D Secure, otherwise null. */
export function challengeOf(number: string, purpose: Purpose): 'setup' | 'payment' | null {
  return challenges[number]?.[purpose] ?? null;
}

/** The message for a number that is declined after a successful challenge, otherwise null. */
export function refusalAfterChallenge(number: string): string | null {
  return refusedAfterChallenge.has(number) ? DECLINED : null;
}

/** The brand of a card number by its leading digits; `generic` if unknown or empty. */
export function brandOf(number: string): CardBrand {
  return brands.find(([pattern]) => pattern.test(number))?.[1] ?? 'generic';
}
