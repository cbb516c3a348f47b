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
 * Phone numbers (S3.country.1, S5.phone). The numbering plans weigh some 30 kB: import this file lazily, never from
 * what the first load holds.
 */

/** `00` is how most of the world dials what is written `+`; no national number begins with it. */
const withPlus = (value: string): string => value.trim().replace(/^00/u, '+');

const parse = (value: string, country: CountryCode): PhoneNumber | null => {
  const number = parsePhoneNumberFromString(withPlus(value), { defaultCountry: country, extract: false });
  if (number?.countryCallingCode !== getCountryCallingCode(country) || number.ext !== undefined) return null;
  // Countries that share a dialling code: the plan of the selected one decides, not the first that fits.
  number.country = country;
  return number.isValid() ? number : null;
};

/**
 * What was typed, national or international, as E.164; `null` when it is no valid number of the country or carries an
 * extension, which E.164 cannot hold.
 *
 * @param country the selected country, ISO 3166 alpha-2
 */
export const toE164 = (value: string, country: string): string | null =>
  isSupportedCountry(country) ? (parse(value, country)?.number ?? null) : null;

/** Whether what was typed is a valid number of the selected country; the `PhoneCheck` of the phone rule. */
export const isValidPhone: PhoneCheck = (value, country) => toE164(value, country) !== null;

/** A stored number taken apart for a phone entry. */
export type PhoneParts = {
  /** ISO 3166 alpha-2; `null` for a number that belongs to no single country. */
  readonly country: string | null;
  /** As people of that country write it. */
  readonly national: string;
};

const E164 = /^\+[0-9]+$/u;

/**
 * @param number E.164; anything else is `null`
 * @param country the country it was stored with, alpha-2: told from the number where several share a dialling code
 */
export const fromE164 = (number: string, country?: string | null): PhoneParts | null => {
  const parsed = E164.test(number) ? parsePhoneNumberFromString(number) : undefined;
  if (!parsed) return null;
  if (country && toE164(number, country) !== null) return { country, national: parsed.formatNational() };
  return { country: parsed.country ?? null, national: parsed.formatNational() };
};

/** A stored number as it is shown, in international form; what is no E.164 number is shown as it is. */
export const formatPhone = (number: string): string =>
  (E164.test(number) ? parsePhoneNumberFromString(number)?.formatInternational() : undefined) ?? number;

/**
 * The country that an international number (`+44…`, `0044…`), as far as it is typed, asks to be selected; `null` while it
 * names no country, and for a national number. Where several countries share a dialling code the selected one stays
 * until the number is another's; else it is the code's main country until the number is complete.
 *
 * @param selected the country selected now, alpha-2
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
