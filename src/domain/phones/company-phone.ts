import type { Config, User } from '../entities';

/**
 * The phone number to show to a user (D7.11): the hotline for Premium customers, the general number for others, and
 * none if the company takes no calls.
 *
 * @returns the number as configured
 */
export const companyPhone = (
  config: Pick<Config, 'hasContact' | 'contactNumber' | 'premiumHotline'> | null,
  user: Pick<User, 'premium'> | null,
): string | null => {
  if (!config?.hasContact) return null;
  return user?.premium ? (config.premiumHotline ?? config.contactNumber) : config.contactNumber;
};
