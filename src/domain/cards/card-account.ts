import type { CardAccount, User } from '../entities';

/**
 * Whether a card account belongs to a user (D7.4). `owner` is true for the effective user, or a text with their uuid
 * or email address, which a guest may lack. Without a user the result is false.
 */
export const isOwnedBy = ({ owner }: Pick<CardAccount, 'owner'>, user: Pick<User, 'uuid' | 'email'> | null) =>
  user !== null &&
  (owner === true ||
    owner === user.uuid ||
    (typeof owner === 'string' && owner !== '' && owner.toLowerCase() === user.email.toLowerCase()));
