import type { PremiumConfig, ProfileType } from './entities';
import { BUSINESS_USERS_DEFAULT, BUSINESS_USERS_MAX, BUSINESS_USERS_MIN } from './limits';

/** Business Premium for teams up to the standard maximum, or Business Premium+ above it (D1.5). */
export type BusinessTier = 'standard' | 'plus';

/** Business Premium+ is offered only where its price and its maximum are configured (D1.5). */
export const offersPlus = ({ businessMediumPrice, maxBusinessMediumUsers }: PremiumConfig): boolean =>
  businessMediumPrice !== null && maxBusinessMediumUsers !== null;

/** How many users a tier may have: the configured maximum, at most 100 (D4.15). */
export const maxUsers = (tier: BusinessTier, config: PremiumConfig): number =>
  Math.min(
    tier === 'plus' && offersPlus(config)
      ? (config.maxBusinessMediumUsers ?? config.maxBusinessStandardUsers)
      : config.maxBusinessStandardUsers,
    BUSINESS_USERS_MAX,
  );

/** How many users the field starts with: 5, or the maximum where that is less. */
export const startUsers = (config: PremiumConfig): number =>
  Math.min(BUSINESS_USERS_DEFAULT, maxUsers('standard', config));

/** A whole number of users within a tier's limits (S5.businessUsers). */
export const areValidUsers = (typed: string, tier: BusinessTier, config: PremiumConfig): boolean => {
  if (!/^\d{1,3}$/u.test(typed.trim())) return false;
  const users = Number(typed);
  return users >= BUSINESS_USERS_MIN && users <= maxUsers(tier, config);
};

/** The tier that a number of users is in. */
export const tierOf = (users: number, config: PremiumConfig): BusinessTier =>
  users > maxUsers('standard', config) && offersPlus(config) ? 'plus' : 'standard';

/** What Premium costs a month, in cents. `discounted` holds for `months`; `null` where there is no offer. */
export type PremiumPrice = {
  readonly full: number;
  readonly discounted: number | null;
  readonly percent: number;
  readonly months: number;
  /** What each further user costs a month; `null` where that is not said. */
  readonly perUser: number | null;
  /** Business prices say whether VAT is in them; personal ones say nothing (`null`). */
  readonly vatIncluded: boolean | null;
};

/**
 * The price of Premium (S9.premiumPrices, D4.14); `null` for a type that costs nothing.
 *
 * @param received the customer has had the discount before: there is no offer
 */
export const premiumPrice = (
  type: ProfileType | null,
  users: number,
  config: PremiumConfig,
  received: boolean,
): PremiumPrice | null => {
  if (type !== 'personal' && type !== 'business') return null;
  const percent = config.initialDiscount ?? 0;
  const months = config.discountLength ?? 0;
  const offered = !received && percent > 0 && months > 0;
  const plus = tierOf(users, config) === 'plus';
  const [full, discounted] =
    type === 'personal'
      ? [config.personalPrice, config.personalPriceDiscounted]
      : plus
        ? [config.businessMediumPrice ?? config.businessStandardPrice, null]
        : [config.businessStandardPrice, config.businessPriceDiscounted];
  return {
    full,
    discounted: offered ? discounted : null,
    percent,
    months,
    perUser: type === 'business' ? config.additionalBusinessUsersPrice : null,
    vatIncluded: type === 'business' ? config.businessIncludeVat : null,
  };
};
