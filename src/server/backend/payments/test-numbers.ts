import type { CardBrand } from '../../../domain/entities';

const DECLINED = 'Your card was declined.';

export const EXPIRED_MESSAGE = 'Your card has expired.';

/** Published test numbers that are refused at once, with the provider's words. */
const refusals: Readonly<Record<string, string>> = {
  '4000000000000002': DECLINED,
  '4000000000009995': 'Your card has insufficient funds.',
  '4000000000009987': DECLINED,
  '4000000000009979': DECLINED,
  '4000000000000069': EXPIRED_MESSAGE,
  '4000000000000127': "Your card's security code is incorrect.",
  '4000000000000119': 'An error occurred while processing your card. Try again in a little bit.',
};

/** What a card is presented for: to be kept, or to pay for Premium. */
export type Purpose = 'setup' | 'payment';

/** Numbers that ask for 3-D Secure, and with which kind of intent for each purpose. */
const challenges: Readonly<Record<string, Readonly<Record<Purpose, 'setup' | 'payment'>>>> = {
  '4000002500003155': { setup: 'setup', payment: 'payment' },
  '4000000000003220': { setup: 'setup', payment: 'payment' },
  '4000002760003184': { setup: 'setup', payment: 'setup' },
  '4000008400001629': { setup: 'setup', payment: 'payment' },
};

/** Can be kept and is refused for every payment. */
const refusedForPayment = '4000000000000341';

/** Asks for 3-D Secure and is refused all the same. */
const refusedAfterChallenge = new Set(['4000008400001629']);

/** First digits, the more particular before the more general. */
const brands: readonly (readonly [RegExp, CardBrand])[] = [
  [/^3[47]/, 'amex'],
  [/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, 'mastercard'],
  [/^(50(18|20|38)|5[6-8]|6304|67)/, 'maestro'],
  [/^4/, 'visa'],
];

/** The message of a number that is refused at once, else null. */
export function refusalOf(number: string, purpose: Purpose): string | null {
  if (purpose === 'payment' && number === refusedForPayment) return DECLINED;
  return refusals[number] ?? null;
}

/** The kind of intent with which a number asks for 3-D Secure, or null for none. */
export function challengeOf(number: string, purpose: Purpose): 'setup' | 'payment' | null {
  return challenges[number]?.[purpose] ?? null;
}

/** The message of a number that is refused although its challenge succeeded, else null. */
export function refusalAfterChallenge(number: string): string | null {
  return refusedAfterChallenge.has(number) ? DECLINED : null;
}

/** The brand by a card number's first digits; `generic` for one that is not known (also for no number). */
export function brandOf(number: string): CardBrand {
  return brands.find(([pattern]) => pattern.test(number))?.[1] ?? 'generic';
}
