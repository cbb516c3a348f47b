import data from './country-data.json';
import { PHONE_PRIORITY_COUNTRIES } from '../limits';

/*
 * `country-data.json` contains
 *
 * - codes: i18n-iso-countries 7.14.0 (MIT), the 249 countries and territories of ISO 3166-1;
 * - names of countries and currencies: Unicode CLDR 48, en-IE (Unicode-3.0);
 * - the currency of each country: country-to-currency 3.0.1 (MIT);
 * - dialling codes: libphonenumber-js 1.13.16 (MIT); territories without a numbering plan have none.
 */

/** A country of the reference data (S3.country.1). Do not import it in the first load: the data are about 30 kB. */
export type Country = {
  readonly name: string;
  /** ISO 3166-1. */
  readonly alpha2: string;
  readonly alpha3: string;
  /** ISO 4217 code and English name. */
  readonly currency: { readonly code: string; readonly name: string };
  /** With the plus sign; `null` for a territory without a numbering plan. */
  readonly dialingCode: string | null;
};

/** A country with phone numbers. */
export type PhoneCountry = Country & { readonly dialingCode: string };

const currencyNames: Readonly<Record<string, string>> = data.currencies;

const toCountry = ({ currency, ...country }: (typeof data.countries)[number]): Country => ({
  ...country,
  currency: { code: currency, name: currencyNames[currency] ?? currency },
});

const toCountries = (): readonly Country[] =>
  data.countries.map(toCountry).sort((one, other) => one.name.localeCompare(other.name, 'en'));

/** All countries of ISO 3166-1, sorted by name. */
export const countries: readonly Country[] = /* @__PURE__ */ toCountries();

/** @param alpha2 in any case */
export const findCountry = (alpha2: string | null): Country | null => {
  const code = alpha2?.toUpperCase();
  return countries.find((country) => country.alpha2 === code) ?? null;
};

const hasDialingCode = (country: Country): country is PhoneCountry => country.dialingCode !== null;

/** The countries of a phone field (D5.5): those of `priority`, then the others by name. */
export const phoneCountries = (
  priority: readonly string[] = PHONE_PRIORITY_COUNTRIES,
): readonly PhoneCountry[] => {
  const offered = countries.filter(hasDialingCode);
  const first = priority.flatMap((alpha2) => offered.filter((country) => country.alpha2 === alpha2));
  return [...first, ...offered.filter((country) => !priority.includes(country.alpha2))];
};
