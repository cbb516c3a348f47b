import type { Config, User } from '../entities';

/**
 * The phone number that somebody is shown (D7.11): the hotline for premium customers, the ordinary one for everybody
 * else, and none where the company takes no calls.
 *
 * @returns as the configuration writes it
 */
export const companyPhone = (
  config: Pick<Config, 'hasContact' | 'contactNumber' | 'premiumHotline'> | null,
  user: Pick<User, 'premium'> | null,
): string | null => {
  if (!config?.hasContact) return null;
  return user?.premium ? (config.premiumHotline ?? config.contactNumber) : config.contactNumber;
};
