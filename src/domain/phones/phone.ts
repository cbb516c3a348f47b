import {
  AsYouType,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/min';
import metadata from 'libphonenumber-js/min/metadata';
import type { PhoneCheck } from '../rules';

/**
 * Phone numbers (S3.country.1, S5.phone). The numbering plans are about 30 kB: import this file lazily, never
 * in the first load.
 */

/** Most of the world dials `00` for `+`. No national number starts with it. */
const withPlus = (value: string): string => value.trim().replace(/^00/u, '+');

const parse = (value: string, country: CountryCode): PhoneNumber | null => {
  const number = parsePhoneNumberFromString(withPlus(value), { defaultCountry: country, extract: false });
  if (number?.countryCallingCode !== getCountryCallingCode(country) || number.ext !== undefined) return null;
  // If countries share a dialling code, validate against the selected country, not the first match.
  number.country = country;
  return number.isValid() ? number : null;
};

/**
 * Parses a national or international number; `null` if it is not valid for the country or has an extension, which
 * E.164 cannot hold.
 *
 * @param country the selected country, ISO 3166 alpha-2
 */
export const toE164 = (value: string, country: string): string | null =>
  isSupportedCountry(country) ? (parse(value, country)?.number ?? null) : null;

/** Whether the input is a valid number of the selected country. Implements `PhoneCheck` for the phone rule. */
export const isValidPhone: PhoneCheck = (value, country) => toE164(value, country) !== null;

/** A stored number, split for a phone field. */
export type PhoneParts = {
  /** ISO 3166 alpha-2; `null` if the number belongs to no single country. */
  readonly country: string | null;
  /** In the country's national format. */
  readonly national: string;
};

const E164 = /^\+[0-9]+$/u;

/**
 * Splits a stored number.
 *
 * @param number E.164; anything else returns `null`
 * @param country the stored country, alpha-2, which takes precedence if several countries share the dialling code
 */
export const fromE164 = (number: string, country?: string | null): PhoneParts | null => {
  const parsed = E164.test(number) ? parsePhoneNumberFromString(number) : undefined;
  if (!parsed) return null;
  if (country && toE164(number, country) !== null) return { country, national: parsed.formatNational() };
  return { country: parsed.country ?? null, national: parsed.formatNational() };
};

/** Formats a stored number internationally. Anything that is not E.164 is returned as is. */
export const formatPhone = (number: string): string =>
  (E164.test(number) ? parsePhoneNumberFromString(number)?.formatInternational() : undefined) ?? number;

/**
 * The country to select for an international number (`+44…`, `0044…`) while it is typed; `null` if it names no
 * country yet, is national, or the selected country fits. If several countries share a dialling code, the selected
 * one stays until the number belongs to another. If none of them is selected, the code's main country applies until
 * the number is complete.
 *
 * @param selected the currently selected country, alpha-2
 */
export const countryOf = (typed: string, selected: string): string | null => {
  const international = withPlus(typed);
  if (!international.startsWith('+') || toE164(international, selected) !== null) return null;
  const reader = new AsYouType();
  reader.input(international);
  const code = reader.getCallingCode() ?? '';
  const owner = parsePhoneNumberFromString(international, { extract: false })?.country;
  const isSelected = isSupportedCountry(selected) && getCountryCallingCode(selected) === code;
  const country = owner ?? (isSelected ? selected : metadata.country_calling_codes[code]?.[0]);
  return country === selected ? null : (country ?? null);
};
