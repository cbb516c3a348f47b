import { profileTypes as texts } from '#messages/registration/profile-types';
import { formatMoney } from '../../../domain/money';

const vatWord = (vatIncluded: boolean | null): string => {
  if (vatIncluded === null) return '';
  return vatIncluded ? ` ${texts.vatIncluded}` : ` ${texts.vatExcluded}`;
};

/**
 * A price of Premium in one line: `€24.99 a month excluding VAT` (S9.premiumPrices, D4.14).
 *
 * @param cents minor units
 * @param vatIncluded `null` where the price says nothing of VAT
 */
export const priceText = (cents: number, vatIncluded: boolean | null, currency: string): string =>
  `${formatMoney(cents, currency)} ${texts.month}${vatWord(vatIncluded)}`;
