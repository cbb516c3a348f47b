import type { User } from '../../../domain/entities';

/** Returns the name of a signed-in person, or the email address if there is no name. */
export const customerName = ({ firstName, lastName, email }: User): string =>
  `${firstName} ${lastName}`.trim() || email;
