import type { User } from '../domain/entities';
import { safeReturnPath } from '../domain/safe-url';
import { settings } from '../domain/settings';

/** The page that every customer has. */
const PROFILE = '/profile';

/**
 * Somebody who uses the customer's screens: not a guest, and an admin only while acting for a customer
 * (decisions, section 3).
 */
export function isCustomer(user: User | null): user is User {
  if (!user || user.guest) return false;
  return !user.admin || user.impersonation !== null;
}

const routeOf = (page: string): string => page.replace(/\/?(?:[?#].*)?$/su, '');

/** The places that may name the page to land on; each is checked again here. */
export type Landing = {
  /** From the address of the login. */
  readonly returnUrl: string | null;
  /** From the answer of the login. */
  readonly location: string | null;
};

/**
 * The default page (decisions, section 3): returnUrl, then the login's location, then the user's own, then that of the
 * settings. One that the app does not have is passed over: the way home from "not found" would lead there again.
 *
 * @param isRoute whether a path (no query, no fragment, no slash at its end) is a page of the app
 * @returns a same-origin path that is a page of the app and not a login page
 */
export function defaultPage(
  user: User,
  { returnUrl, location }: Landing,
  isRoute: (path: string) => boolean,
): string {
  const named = [returnUrl, location, user.location, settings.defaultPage].map(safeReturnPath);
  return named.find((page) => page !== null && isRoute(routeOf(page))) ?? PROFILE;
}
