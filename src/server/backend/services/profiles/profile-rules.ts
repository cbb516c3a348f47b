import type { components } from '../../../../api/contract/schema';
import { BUSINESS_USERS_DEFAULT, BUSINESS_USERS_MAX } from '../../../../domain/limits';
import { address, companyName } from '../../../../domain/rules';
import { check, failures, fieldTexts } from '../shared/field-texts';

type Wire = components['schemas'];

/** What a customer or a visitor asks for; its card is presented apart. */
export type Profile = Wire['AddProfile'];

/** What a profile's card is for: `payment` of Premium, `setup` for later journeys, or there is none. */
export type CardPurpose = 'payment' | 'setup' | 'none';

/** What decides which profiles are offered, and for how much. */
export type Offer = {
  readonly premiumEnabled: boolean;
  readonly prices: Wire['PremiumConfig'];
  /** ISO 4217. */
  readonly currency: string;
};

/** A profile, and what was offered when it was asked for. */
export type Order = { readonly profile: Profile; readonly offer: Offer };

const PREMIUM_OFF = 'Premium is not offered at the moment.';

const given = (text: string | null | undefined): text is string => (text ?? '').trim() !== '';

/** How many people a business account may have at most: the larger tier only where it has a price and a maximum. */
function largestTeam({ prices }: Offer): number {
  const { businessMediumPrice: price, maxBusinessMediumUsers: medium } = prices;
  const hasMedium = typeof price === 'number' && typeof medium === 'number';
  return Math.min(hasMedium ? medium : prices.maxBusinessStandardUsers, BUSINESS_USERS_MAX);
}

/** How many people a business account is asked for. */
export const teamOf = ({ premiumUsers }: Profile, offer: Offer): number =>
  premiumUsers ?? Math.min(BUSINESS_USERS_DEFAULT, largestTeam(offer));

export function purposeOf({ requestType, card }: Profile, { premiumEnabled }: Offer): CardPurpose {
  switch (requestType) {
    case 'personal':
      return 'payment';
    case 'business':
      return premiumEnabled ? 'payment' : 'setup';
    case 'standard':
      return card ? 'setup' : 'none';
    default:
      return 'none';
  }
}

/** The price of Premium for a profile, in cents: the full one and, where there is an offer, the discounted one. */
export function priceFor(
  profile: Profile,
  offer: Offer,
): { readonly full: number; readonly discounted: number | null } {
  const { prices } = offer;
  const discount = (prices.initialDiscount ?? 0) > 0 && (prices.discountLength ?? 0) > 0;
  const [full, discounted] =
    profile.requestType === 'personal'
      ? [prices.personalPrice, prices.personalPriceDiscounted]
      : teamOf(profile, offer) <= prices.maxBusinessStandardUsers
        ? [prices.businessStandardPrice, prices.businessPriceDiscounted]
        : [prices.businessMediumPrice ?? prices.businessStandardPrice, null];
  return { full, discounted: discount ? (discounted ?? null) : null };
}

/**
 * What is wrong with a profile as sent, by field; null when nothing is.
 *
 * @param types the types that may be asked for here
 * @param creditFindings what is wrong with an application for a credit account
 */
export function profileFindings(
  profile: Profile,
  offer: Offer,
  types: readonly Profile['requestType'][],
  creditFindings: (form: Wire['CreditRequest']) => Readonly<Record<string, string>> | null,
): Readonly<Record<string, string>> | null {
  const { requestType, billingAddress, creditAccount, card } = profile;
  if (!types.includes(requestType)) return { requestType: fieldTexts.unknown };
  if (requestType === 'personal' && !offer.premiumEnabled) return { requestType: PREMIUM_OFF };

  const business = requestType === 'business';
  const errors = failures({
    billingAddress: given(billingAddress) ? check(billingAddress, address) : null,
    companyName:
      business && (profile.account ?? null) === null ? check(profile.companyName ?? '', companyName) : null,
    premiumUsers: business && teamOf(profile, offer) > largestTeam(offer) ? fieldTexts.users : null,
    card: purposeOf(profile, offer) !== 'none' && !card ? fieldTexts.required : null,
    creditAccount: requestType === 'bill_pay' && !creditAccount ? fieldTexts.required : null,
  });
  if (errors || requestType !== 'bill_pay' || !creditAccount) return errors;
  return creditFindings(creditAccount);
}
