import type { CardAccount, User } from '../entities';

/**
 * Whether a card account is somebody's own (D7.4): `owner` is true for the effective user, or a text that is their uuid
 * or e-mail address. Of nobody's it is not.
 */
export const isOwnedBy = ({ owner }: Pick<CardAccount, 'owner'>, user: Pick<User, 'uuid' | 'email'> | null) =>
  user !== null &&
  (owner === true ||
    owner === user.uuid ||
    (typeof owner === 'string' && owner.toLowerCase() === user.email.toLowerCase()));
