import { brandOf, cvcLengths, numberLength, passesLuhn, type Brand } from './card-numbers';
import type { EntryErrorCode } from './texts';

export type FieldName = 'number' | 'expiry' | 'cvc';

/** The input as digits only; `expiry` is MMYY. */
export type CardValues = Readonly<Record<FieldName, string>>;

export type Verdict = {
  readonly complete: boolean;
  readonly error: EntryErrorCode | null;
};

const YEARS_AHEAD = 50;
const CENTURY = 2000;

const digitsOf = (text: string): string => text.replace(/\D/gu, '');

/** Extracts the digits of a typed, pasted or filled-in number, cut to the length of its brand. */
export const cleanNumber = (text: string): string => {
  const digits = digitsOf(text);
  return digits.slice(0, numberLength(brandOf(digits)));
};

/** Extracts the digits of a security code, cut to the length of the brand. */
export const cleanCvc = (text: string, brand: Brand): string =>
  digitsOf(text).slice(0, cvcLengths(brand).max);

/**
 * Normalises a typed or filled-in expiry (5, 05/29, 5/2029, 052029) to MMYY, as far as it is complete. A month that
 * can only have one digit gets its leading zero.
 */
export const cleanExpiry = (text: string): string => {
  const [first = '', ...others] = text.split('/').map(digitsOf);
  const apart = others.length > 0 && first !== '' ? first.padStart(2, '0') + others.join('') : digitsOf(text);
  const digits = /^[2-9]|^1[3-9]/u.test(apart) ? `0${apart}` : apart.replace(/^00+/u, '0');
  const year = digits.slice(2);
  return digits.slice(0, 2) + (year.length === 4 ? year.slice(2) : year.slice(0, 2));
};

/** Formats `MM / YY`. The separator follows a complete month, unless the user is deleting. */
export const formatExpiry = (digits: string, deleting: boolean): string => {
  const [month, year] = [digits.slice(0, 2), digits.slice(2)];
  return month.length < 2 || (deleting && year === '') ? month : `${month} / ${year}`;
};

/** Parses a complete expiry to month (1–12) and four-digit year, or `null`. */
export const readExpiry = (digits: string): { readonly month: number; readonly year: number } | null =>
  digits.length === 4 ? { month: Number(digits.slice(0, 2)), year: CENTURY + Number(digits.slice(2)) } : null;

const fine: Verdict = { complete: true, error: null };
const wrong = (error: EntryErrorCode): Verdict => ({ complete: false, error });

const validateNumber = (digits: string): Verdict => {
  if (digits.length < numberLength(brandOf(digits))) return wrong('incomplete_number');
  return passesLuhn(digits) ? fine : wrong('invalid_number');
};

const validateExpiry = (digits: string, now: Date): Verdict => {
  const expiry = readExpiry(digits);
  if (!expiry) return wrong('incomplete_expiry');
  const [year, month] = [now.getFullYear(), now.getMonth() + 1];
  if (expiry.year < year) return wrong('invalid_expiry_year_past');
  if (expiry.year === year && expiry.month < month) return wrong('invalid_expiry_month_past');
  return expiry.year > year + YEARS_AHEAD ? wrong('invalid_expiry_year') : fine;
};

const validateCvc = (digits: string, brand: Brand): Verdict => {
  const { min, max } = cvcLengths(brand);
  if (digits.length < min) return wrong('incomplete_cvc');
  return digits.length > max ? wrong('invalid_cvc') : fine;
};

/** Validates the fields like the provider. A card is valid until the end of its expiry month. */
export const validateCard = (
  { number, expiry, cvc }: CardValues,
  now: Date,
): Readonly<Record<FieldName, Verdict>> => ({
  number: validateNumber(number),
  expiry: validateExpiry(expiry, now),
  cvc: validateCvc(cvc, brandOf(number)),
});
