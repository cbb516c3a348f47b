import type { User } from '../domain/entities';
import { safeReturnPath } from '../domain/safe-url';

/** Where a customer lands when neither the address nor the server names a page. */
const DEFAULT_PAGE = '/profile';

/**
 * Somebody who uses the customer's screens: not a guest, and an admin only while acting for a customer
 * (decisions, section 3).
 */
export function isCustomer(user: User | null): user is User {
  if (!user || user.guest) return false;
  return !user.admin || user.impersonation !== null;
}

/** The places that may name the page to land on; each is checked again here. */
export type Landing = {
  /** From the address of the login. */
  readonly returnUrl: string | null;
  /** From the answer of the login. */
  readonly location: string | null;
};

/**
 * The default page (decisions, section 3): returnUrl, then the login's location, then the user's own.
 *
 * @returns a same-origin path that is not a login page
 */
export function defaultPage(user: User, { returnUrl, location }: Landing): string {
  return (
    safeReturnPath(returnUrl) ?? safeReturnPath(location) ?? safeReturnPath(user.location) ?? DEFAULT_PAGE
  );
}
