/** A brand that the simulator recognises by its number; `unknown` for all others. */
export type Brand = 'visa' | 'mastercard' | 'amex' | 'maestro' | 'unknown';

/** The simulator's own Maestro number, because Stripe publishes none. */
export const MAESTRO_TEST_NUMBER = '6759649826438453';

/**
 * Stripe's published test numbers (docs.stripe.com/testing), one for each outcome (D4.11), and a
 * Maestro number (D4.16).
 */
export const TEST_NUMBERS: readonly string[] = [
  // Accepted
  '4242424242424242',
  '4000056655665556',
  '5555555555554444',
  '2223003122003222',
  '5200828282828210',
  '5105105105105100',
  '378282246310005',
  '371449635398431',
  MAESTRO_TEST_NUMBER,
  // Declined: generic, insufficient funds, lost, stolen, expired, wrong CVC, processing error, when charged later
  '4000000000000002',
  '4000000000009995',
  '4000000000009987',
  '4000000000009979',
  '4000000000000069',
  '4000000000000127',
  '4000000000000119',
  '4000000000000341',
  // 3-D Secure: on setup, always, required, required and then declined
  '4000002500003155',
  '4000000000003220',
  '4000002760003184',
  '4000008400001629',
];

const BRANDS: readonly (readonly [Brand, RegExp])[] = [
  ['visa', /^4/u],
  ['mastercard', /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/u],
  ['amex', /^3[47]/u],
  ['maestro', /^(?:50(?:18|20|38)|5[6-8]|6304|67)/u],
];

export const brandOf = (digits: string): Brand =>
  BRANDS.find(([, start]) => start.test(digits))?.[0] ?? 'unknown';

export const numberLength = (brand: Brand): number => (brand === 'amex' ? 15 : 16);

/** Allowed lengths of the security code. An unknown brand accepts both. */
export const cvcLengths = (brand: Brand): { readonly min: number; readonly max: number } => {
  if (brand === 'amex') return { min: 4, max: 4 };
  return { min: 3, max: brand === 'unknown' ? 4 : 3 };
};

/** Verifies the check digit of ISO/IEC 7812-1. */
export const passesLuhn = (digits: string): boolean => {
  const sum = Array.from(digits)
    .reverse()
    .map((digit, place) => (place % 2 === 0 ? Number(digit) : Number(digit) * 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
};

/** `4242 4242 4242 4242`, American Express `3782 822463 10005`. */
export const formatNumber = (digits: string): string => {
  const groups =
    brandOf(digits) === 'amex' ? /^(.{1,4})(.{1,6})?(.{1,5})?/u : /^(.{1,4})(.{1,4})?(.{1,4})?(.{1,4})?/u;
  const [, ...parts] = groups.exec(digits) ?? [];
  return parts.filter(Boolean).join(' ');
};

/** What a PaymentMethod id may reveal of a number: a published test number in full, and nothing of any other. */
export const numberTrace = (digits: string): string => (TEST_NUMBERS.includes(digits) ? digits : 'card');
