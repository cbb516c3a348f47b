import type { components } from '../../../../api/contract/schema';
import { BUSINESS_USERS_DEFAULT, BUSINESS_USERS_MAX } from '../../../../domain/limits';
import { address, companyName } from '../../../../domain/rules';
import { check, failures, fieldTexts } from '../shared/field-texts';

type Wire = components['schemas'];

/** A requested profile. Its card is presented separately. */
export type Profile = Wire['AddProfile'];

/** What the profile's card is for: `payment` of Premium, `setup` for later journeys, or `none`. */
export type CardPurpose = 'payment' | 'setup' | 'none';

/** Which profiles are offered, and at what price. */
export type Offer = {
  readonly premiumEnabled: boolean;
  readonly prices: Wire['PremiumConfig'];
  /** ISO 4217. */
  readonly currency: string;
  /** The text of the terms of `prices.termsVersion`. */
  readonly terms: readonly string[];
};

/** A profile, and the offer at the time of the request. */
export type Order = { readonly profile: Profile; readonly offer: Offer };

const PREMIUM_OFF = "Premium isn't available at the moment.";

const given = (text: string | null | undefined): text is string => (text ?? '').trim() !== '';

/** Maximum number of users of a business account. The larger tier only counts if it has a price and a maximum. */
function largestTeam({ prices }: Offer): number {
  const { businessMediumPrice: price, maxBusinessMediumUsers: medium } = prices;
  const hasMedium = typeof price === 'number' && typeof medium === 'number';
  return Math.min(hasMedium ? medium : prices.maxBusinessStandardUsers, BUSINESS_USERS_MAX);
}

/** Number of users that a business account is requested for. */
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

/** The price of Premium for a profile (cents): the full price and, if there is an offer, the discounted one. */
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
 * The errors of a profile by field; null if there are none.
 *
 * @param types the profile types that are allowed here
 * @param creditFindings validates an application for a credit account
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
