import type { PremiumConfig, ProfileType } from './entities';
import { BUSINESS_USERS_DEFAULT, BUSINESS_USERS_MAX, BUSINESS_USERS_MIN } from './limits';

/** Business Premium up to the standard maximum of users, Business Premium+ above it (D1.5). */
export type BusinessTier = 'standard' | 'plus';

/** Business Premium+ is offered only if both its price and its maximum are configured (D1.5). */
export const offersPlus = ({ businessMediumPrice, maxBusinessMediumUsers }: PremiumConfig): boolean =>
  businessMediumPrice !== null && maxBusinessMediumUsers !== null;

/** Maximum number of users of a tier: as configured, but at most 100 (D4.15). */
export const maxUsers = (tier: BusinessTier, config: PremiumConfig): number =>
  Math.min(
    tier === 'plus' && offersPlus(config)
      ? (config.maxBusinessMediumUsers ?? config.maxBusinessStandardUsers)
      : config.maxBusinessStandardUsers,
    BUSINESS_USERS_MAX,
  );

/** Initial number of users: 5, or the maximum if that is lower. */
export const startUsers = (config: PremiumConfig): number =>
  Math.min(BUSINESS_USERS_DEFAULT, maxUsers('standard', config));

/** Whether the input is a whole number of users within the tier's limits (S5.businessUsers). */
export const areValidUsers = (typed: string, tier: BusinessTier, config: PremiumConfig): boolean => {
  if (!/^\d{1,3}$/u.test(typed.trim())) return false;
  const users = Number(typed);
  return users >= BUSINESS_USERS_MIN && users <= maxUsers(tier, config);
};

/** The tier for a number of users. */
export const tierOf = (users: number, config: PremiumConfig): BusinessTier =>
  users > maxUsers('standard', config) && offersPlus(config) ? 'plus' : 'standard';

/** The monthly price of Premium (cents). `discounted` applies for `months`; `null` without an offer. */
export type PremiumPrice = {
  readonly full: number;
  readonly discounted: number | null;
  readonly percent: number;
  readonly months: number;
  /** Monthly price of each further user; `null` if unknown. */
  readonly perUser: number | null;
  /** Whether business prices include VAT; `null` for personal Premium. */
  readonly vatIncluded: boolean | null;
};

/**
 * The price of Premium (S9.premiumPrices, D4.14); `null` for a free profile type.
 *
 * @param received whether the customer had the discount before, which rules out the offer
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
