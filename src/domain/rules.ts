import { CARD_NICKNAME_DIGIT_RUN, COMPANY_NUMBER_DIGITS, COMPANY_NUMBER_LETTERS_MAX, LENGTH } from './limits';
import { email, type Rule, type RuleKey } from './rule';

/** Field rules beyond those of `./rule`, with their helpers. */

/** Validates a number, as typed, for a country (alpha-2). Implemented by `isValidPhone` of `./phones/phone`. */
export type PhoneCheck = (number: string, country: string) => boolean;

type Length = { readonly min: number; readonly max: number };

/** Letters with combining marks, spaces, both apostrophes and hyphens; at least one letter. */
const LETTERS = /^(?=.*\p{L})(?:\p{L}\p{M}*|[ '’-])+$/u;
const COMPANY = /^[\p{L}\p{M}\p{Nd}\p{P}\p{Sc} ]+$/u;
const DIGIT_RUN = new RegExp(`\\p{Nd}{${CARD_NICKNAME_DIGIT_RUN}}`, 'u');
const COMPANY_NUMBER = new RegExp(
  `^[A-Za-z]{0,${COMPANY_NUMBER_LETTERS_MAX}}` +
    `[0-9]{${COMPANY_NUMBER_DIGITS.min},${COMPANY_NUMBER_DIGITS.max}}` +
    `[A-Za-z]{0,${COMPANY_NUMBER_LETTERS_MAX}}$`,
);

/** Number of characters after trimming. A character outside the basic plane counts once. */
export const trimmedLength = (value: string): number => Array.from(value.trim()).length;

const fits = (value: string, { min, max }: Length): boolean => {
  const length = trimmedLength(value);
  return length >= min && length <= max;
};

const isName = (value: string, length: Length): boolean => fits(value, length) && LETTERS.test(value.trim());

/** S5.cardholderName */
export const cardholderName: Rule = (value) =>
  isName(value, LENGTH.cardholderName) ? null : 'cardholderName';

/** S5.cardNickname */
export const cardNickname: Rule = (value) =>
  fits(value, LENGTH.cardNickname) && !DIGIT_RUN.test(value) ? null : 'cardNickname';

/** The rule for full names, also in the contact form (S5.name). */
export const name: Rule = (value) => (isName(value, LENGTH.name) ? null : 'name');

/** S5.firstName */
export const firstName: Rule = (value) => (isName(value, LENGTH.firstName) ? null : 'firstName');

/** S5.lastName */
export const lastName: Rule = (value) => (isName(value, LENGTH.lastName) ? null : 'lastName');

/** The name for bookings: any text within the length limits (D5.3). */
export const bookingName: Rule = (value) => (fits(value, LENGTH.bookingName) ? null : 'name');

/** S5.companyName */
export const companyName: Rule = (value) =>
  fits(value, LENGTH.companyName) && COMPANY.test(value.trim()) ? null : 'companyName';

/** Expects a value without inner spaces; see `stripSpaces` (S5.companyNumber). */
export const companyNumber: Rule = (value) => (COMPANY_NUMBER.test(value.trim()) ? null : 'companyNumber');

/** Expects an address joined into one text; see `joinAddress` (S5.address). */
export const address: Rule = (value) => (fits(value, LENGTH.address) ? null : 'address');

/**
 * S5.phone
 *
 * @param value as typed, national or international
 * @param country the selected country, ISO 3166 alpha-2
 * @param isValid passed in, because the numbering plans are too large for the first load
 */
export const phone = (value: string, country: string, isValid: PhoneCheck): RuleKey | null =>
  isValid(value, country) ? null : 'phone';

/** The first entry of a list that is not an email address (S5.settingsForm). */
export const firstInvalidEmail = (entries: readonly string[]): string | null =>
  entries.find((entry) => email(entry) !== null) ?? null;

/** Removes the spaces that people paste with a company registration number (S5.registrationNumberSpaces). */
export const stripSpaces = (value: string): string => value.replace(/\s+/gu, '');

/** Joins the lines of an address (Street Name, Town, Eircode) with ', '. Lines are trimmed and empty ones omitted. */
export const joinAddress = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(', ');
