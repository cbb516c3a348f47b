import type { CardAccount, User } from './entities';

/**
 * Whether a card account is somebody's own (decisions, section 7): `owner` is true for the effective user, or a text that
 * is their uuid or e-mail address.
 */
export const isOwnedBy = (
  { owner }: Pick<CardAccount, 'owner'>,
  { uuid, email }: Pick<User, 'uuid' | 'email'>,
) =>
  owner === true ||
  owner === uuid ||
  (typeof owner === 'string' && owner.toLowerCase() === email.toLowerCase());
