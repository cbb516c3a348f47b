import type { User } from '../../domain/entities';
import { safeReturnPath } from '../../domain/addresses/safe-url';
import { settings } from '../../domain/settings';

/**
 * Who may see which route (S2.guardsAndStartUp.1, S2.guardsAndStartUp.2, D3.2, D3.3, D3.4, D3.5): one table and the
 * functions that read it. Nothing here waits or navigates; the guard (`guard.ts`) and the bridge act on the result.
 */

/** Kinds of routes, by who may see them. */
export type AccessKind =
  | 'login'
  | 'guest'
  | 'register'
  | 'premiumSignup'
  | 'open'
  | 'content'
  | 'adminLogin'
  | 'admin'
  | 'profile'
  | 'customer'
  | 'premiumChooser'
  | 'premiumComplete'
  | 'applicationSent'
  | 'booking';

/** The role of a person for the guards. `acting` is an admin who acts for a customer. */
export type Role = 'nobody' | 'guest' | 'customer' | 'mustChange' | 'admin' | 'acting';

/** The input of a decision, besides the route. */
export type Facts = {
  readonly user: User | null;
  /** The location that the answer to the last login named, or `null`. */
  readonly location: string | null;
  /** Premium is on sale: it is enabled, and its prices are known. */
  readonly premiumOffered: boolean;
  /** The customer has a pending application for a credit account. */
  readonly hasApplied: boolean;
  /** Returns the kind of a path (without query or fragment), or `null` if it is not a page of the app. */
  readonly kindOf: (path: string) => AccessKind | null;
};

/** The requested address. */
export type Asked = {
  readonly kind: AccessKind;
  /** Path, query and fragment. */
  readonly href: string;
  /** From the query, not validated yet. */
  readonly returnUrl: unknown;
  /** From the path of the Premium signup, or `null`. */
  readonly profileType: string | null;
};

/** `null` shows the screen. `signOutFirst` logs a guest out before the same address is shown. */
export type Access =
  | { readonly kind: 'redirect'; readonly href: string }
  | { readonly kind: 'signOutFirst'; readonly target: string }
  /** Replaces an admin's screen: it names the customer whom the admin acts for, and offers the way back. */
  | { readonly kind: 'acting' }
  | null;

type Verdict =
  | 'shown'
  | 'default'
  | 'signIn'
  | 'adminSignIn'
  | 'adminDefault'
  | 'dashboard'
  | 'signOutFirst'
  | 'acting'
  | 'chooser'
  | 'home'
  | 'profile'
  | 'application'
  | 'password';

const LOGIN = '/login';
const ADMIN_LOGIN = '/admin/login';
const DASHBOARD = '/admin/dashboard';
const PROFILE = '/profile';
const APPLICATION_SENT = '/profile/welcome/application-sent';

type Row = readonly [nobody: Verdict, guest: Verdict, customer: Verdict, admin: Verdict, acting: Verdict];

const open: Row = ['shown', 'shown', 'shown', 'shown', 'shown'];
const ofCustomers: Row = ['signIn', 'signIn', 'shown', 'dashboard', 'shown'];

const table: Readonly<Record<AccessKind, Row>> = {
  login: ['shown', 'shown', 'default', 'dashboard', 'default'],
  guest: ['shown', 'default', 'default', 'dashboard', 'default'],
  register: ['shown', 'signOutFirst', 'default', 'dashboard', 'default'],
  premiumSignup: ['shown', 'signOutFirst', 'chooser', 'dashboard', 'chooser'],
  open,
  content: open,
  adminLogin: ['shown', 'shown', 'shown', 'adminDefault', 'dashboard'],
  admin: ['adminSignIn', 'adminSignIn', 'adminSignIn', 'shown', 'acting'],
  profile: ofCustomers,
  customer: ofCustomers,
  premiumChooser: ofCustomers,
  premiumComplete: ofCustomers,
  applicationSent: ofCustomers,
  booking: ['signIn', 'shown', 'shown', 'dashboard', 'shown'],
};

const columns: Readonly<Record<Exclude<Role, 'mustChange'>, number>> = {
  nobody: 0,
  guest: 1,
  customer: 2,
  admin: 3,
  acting: 4,
};

export function roleOf(user: User | null): Role {
  if (user === null) return 'nobody';
  if (user.impersonation !== null) return 'acting';
  if (user.admin) return 'admin';
  if (user.guest) return 'guest';
  return user.mustChangePassword ? 'mustChange' : 'customer';
}

function verdictOn(kind: AccessKind, { user, premiumOffered, hasApplied }: Facts): Verdict {
  const role = roleOf(user);
  if (role === 'mustChange') return kind === 'profile' || kind === 'content' ? 'shown' : 'password';
  const verdict = table[kind][columns[role]] ?? 'signIn';
  if (kind === 'premiumSignup') return premiumOffered ? verdict : 'home';
  if (verdict !== 'shown') return verdict;
  if (kind === 'premiumChooser') return premiumOffered ? 'shown' : 'profile';
  if (kind !== 'premiumComplete' && kind !== 'applicationSent') return verdict;
  if (!premiumOffered) return 'profile';
  if (user?.premium) return 'shown';
  return kind === 'applicationSent' && hasApplied ? 'application' : 'profile';
}

function pathOf(page: string): string {
  const [path = ''] = page.split(/[?#]/u);
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/**
 * Returns a page that was named from outside, if it is a page of the app that this person may see. The Premium signup
 * counts, because it redirects a customer to the wizard that adds Premium.
 */
function seen(page: unknown, facts: Facts): string | null {
  const path = safeReturnPath(page);
  const kind = path === null ? null : facts.kindOf(pathOf(path));
  const verdict = kind === null ? null : verdictOn(kind, facts);
  return verdict === 'shown' || verdict === 'chooser' ? path : null;
}

/**
 * Returns the default page (D3.1): the first valid one of returnUrl, the location of the login, the user's own
 * location and the page in the settings. A page that the app does not have, or that this person may not see, is
 * skipped, because it would redirect back here.
 *
 * @returns a same-origin path to a page of the app that is not a login page
 */
export function defaultPage(facts: Facts, returnUrl: unknown): string {
  const named = [returnUrl, facts.location, facts.user?.location, settings.defaultPage];
  return named.map((page) => seen(page, facts)).find((page) => page !== null) ?? PROFILE;
}

const withReturn = (path: string, returnUrl: unknown): string => {
  const back = safeReturnPath(returnUrl);
  return back === null ? path : `${path}?returnUrl=${encodeURIComponent(back)}`;
};

/** Returns the `returnUrl` of an admin if it is a page of the admin area, else the dashboard. */
const adminPage = (facts: Facts, returnUrl: unknown): string => {
  const page = safeReturnPath(returnUrl);
  return page !== null && facts.kindOf(pathOf(page)) === 'admin' ? page : DASHBOARD;
};

/** Whether a screen only leads to a session. Such screens are not pages to return to. */
const isDoor = (kind: AccessKind): boolean => ['login', 'guest', 'register', 'adminLogin'].includes(kind);

/**
 * Returns the page to go back to after the password was changed on the profile: the `returnUrl`, unless it is the
 * profile itself. `null` if there is none.
 */
function afterPassword({ kind, returnUrl }: Asked, facts: Facts): string | null {
  if (kind !== 'profile' || roleOf(facts.user) === 'mustChange') return null;
  const page = seen(returnUrl, facts);
  return page === null || pathOf(page) === PROFILE ? null : page;
}

/**
 * Decides whether a person may see an address, and what happens if not.
 *
 * @returns `null` if the screen may be shown
 */
export function access(asked: Asked, facts: Facts): Access {
  const { kind, href, returnUrl, profileType } = asked;
  const to = (target: string): Access => ({ kind: 'redirect', href: target });
  const verdict = verdictOn(kind, facts);
  switch (verdict) {
    case 'shown': {
      const back = afterPassword(asked, facts);
      return back === null ? null : to(back);
    }
    case 'default':
      return to(defaultPage(facts, returnUrl));
    case 'signIn':
      return to(withReturn(LOGIN, href));
    case 'adminSignIn':
      return to(withReturn(ADMIN_LOGIN, href));
    case 'adminDefault':
      return to(adminPage(facts, returnUrl));
    case 'dashboard':
      return to(DASHBOARD);
    case 'signOutFirst':
      return { kind: 'signOutFirst', target: href };
    case 'acting':
      return { kind: 'acting' };
    case 'chooser':
      return to(
        profileType === null
          ? '/profile/premium'
          : `/profile/premium?type=${encodeURIComponent(profileType)}`,
      );
    case 'home':
      return to('/');
    case 'profile':
      return to(PROFILE);
    case 'application':
      return to(APPLICATION_SENT);
    case 'password':
      return to(withReturn(PROFILE, isDoor(kind) ? returnUrl : href));
  }
}

/**
 * Returns where an admin is redirected after starting to act for a customer: the customer's default page (D6.4).
 *
 * @param before who was signed in until now
 * @returns `null` if the admin did not just start to act for a customer
 */
export const actingBegan = (before: User | null, facts: Facts): string | null =>
  roleOf(before) === 'admin' && roleOf(facts.user) === 'acting' ? defaultPage(facts, null) : null;
