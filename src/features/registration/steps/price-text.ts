import { profileTypes as texts } from '#messages/registration/profile-types';
import { formatMoney } from '../../../domain/money';

const vatWord = (vatIncluded: boolean | null): string => {
  if (vatIncluded === null) return '';
  return vatIncluded ? ` ${texts.vatIncluded}` : ` ${texts.vatExcluded}`;
};

/**
 * Formats a Premium price in one line: `€24.99 a month excluding VAT` (S9.premiumPrices, D4.14).
 *
 * @param cents minor units
 * @param vatIncluded `null` if the price says nothing about VAT
 */
export const priceText = (cents: number, vatIncluded: boolean | null, currency: string): string =>
  `${formatMoney(cents, currency)} ${texts.month}${vatWord(vatIncluded)}`;
