import type { User } from '../../domain/entities';

/** How a customer is named to the admin who acts for them. */
export const customerName = ({ firstName, lastName, email }: User): string =>
  `${firstName} ${lastName}`.trim() || email;
