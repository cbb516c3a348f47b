import { profileTypes as texts } from '#messages/registration/profile-types';
import { stepper } from '#messages/registration/stepper';
import { steps } from '#messages/registration/steps';
import { formatDay, monthsAfter } from '../../../domain/dates';
import { formatMoney } from '../../../domain/money';
import type { PremiumPrice } from '../../../domain/premium-offer';
import { settings } from '../../../domain/settings';

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

/**
 * Says what is paid today and, with a discount, from which day the full price is paid (Consumer Rights Directive,
 * article 8(2)).
 *
 * @param openedAt the day of the first payment (ISO 8601)
 */
export function paymentPlan(price: PremiumPrice, currency: string, openedAt: string): string {
  const { full, discounted, months, vatIncluded } = price;
  const now = `${formatMoney(discounted ?? full, currency)}${vatWord(vatIncluded)}`;
  if (discounted === null) return stepper.paysMonthly({ price: now });
  const day = formatDay(monthsAfter(new Date(openedAt), months).toISOString()) ?? '';
  return stepper.paysOffer({ now, day, later: priceText(full, vatIncluded, currency) });
}

/**
 * Returns the name of the button that ends a wizard: where it charges something, what it charges (S4.stepper.3,
 * Consumer Rights Directive, article 8(2)).
 *
 * @param namesPrice `false`: it is 'Finish' in every wizard
 */
export function finishName(
  { full, discounted }: Pick<PremiumPrice, 'full' | 'discounted'>,
  currency: string,
  namesPrice = settings.finishNamesPrice,
): string {
  const now = discounted ?? full;
  return namesPrice && now > 0 ? steps.finishAndPay({ price: formatMoney(now, currency) }) : steps.finish;
}
