import { CENTS_PER_UNIT, DEFAULT_CURRENCY, PRICE_DECIMALS } from './limits';

const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (locale: string, currency: string, decimals: number): Intl.NumberFormat => {
  const key = `${locale} ${currency} ${decimals}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  formats.set(key, format);
  return format;
};

/**
 * Formats a price: cents divided by 100, two decimals, with the currency's sign (S9.premiumPrices).
 *
 * @param cents integer minor units
 * @param currency ISO 4217
 * @throws RangeError if `cents` is not an integer or `currency` is not a currency code
 */
export const formatMoney = (cents: number, currency: string = DEFAULT_CURRENCY, locale = 'en-IE'): string => {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not an amount in minor units: ${String(cents)}`);
  return formatOf(locale, currency, PRICE_DECIMALS).format(cents / CENTS_PER_UNIT);
};

/**
 * Formats the price of what costs nothing: `€0`, without the decimals of an amount.
 *
 * @param currency ISO 4217
 * @throws RangeError if `currency` is not a currency code
 */
export const formatNothing = (currency: string = DEFAULT_CURRENCY, locale = 'en-IE'): string =>
  formatOf(locale, currency, 0).format(0);
