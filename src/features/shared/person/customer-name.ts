import type { User } from '../../../domain/entities';

/** What somebody who is signed in is called: a person without a name by their e-mail address. */
export const customerName = ({ firstName, lastName, email }: User): string =>
  `${firstName} ${lastName}`.trim() || email;
