import type { User } from '../../domain/entities';
import { safeReturnPath } from '../../domain/addresses/safe-url';
import { settings } from '../../domain/settings';

/**
 * Who may see what (S2.guardsAndStartUp.1, S2.guardsAndStartUp.2, D3.2, D3.3, D3.4, D3.5): one table and what follows
 * from it. Nothing here waits or navigates; the guard (`guard.ts`) and the bridge do what it says.
 */

/** Kinds of routes that differ in who may see them. */
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

/** What somebody is to the guards; `acting` is an admin who acts for a customer. */
export type Role = 'nobody' | 'guest' | 'customer' | 'mustChange' | 'admin' | 'acting';

/** What decides besides the route. */
export type Facts = {
  readonly user: User | null;
  /** Where the last login's answer sends this person; `null` for nowhere. */
  readonly location: string | null;
  /** New Premium is sold: it is enabled, and its prices are known. */
  readonly premiumOffered: boolean;
  /** An application for a credit account of this customer is waiting. */
  readonly hasApplied: boolean;
  /** What a path (no query, no fragment) leads to; `null` for no page of the app. */
  readonly kindOf: (path: string) => AccessKind | null;
};

/** What was asked for. */
export type Asked = {
  readonly kind: AccessKind;
  /** Path, query and fragment. */
  readonly href: string;
  /** From the query; not checked yet. */
  readonly returnUrl: unknown;
  /** From the path of the premium signup; `null` for none. */
  readonly profileType: string | null;
};

/** `null`: the screen shows. `signOutFirst`: a guest is logged out before the same address is shown. */
export type Access =
  | { readonly kind: 'redirect'; readonly href: string }
  | { readonly kind: 'signOutFirst'; readonly target: string }
  /** In place of an admin's screen: for whom the admin acts, and the way back. */
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

/** What somebody is to the guards. */
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
 * A page that was named from outside, if it is one of the app's that this person may see; the signup for Premium counts:
 * it leads a customer to the wizard that adds it.
 */
function seen(page: unknown, facts: Facts): string | null {
  const path = safeReturnPath(page);
  const kind = path === null ? null : facts.kindOf(pathOf(path));
  const verdict = kind === null ? null : verdictOn(kind, facts);
  return verdict === 'shown' || verdict === 'chooser' ? path : null;
}

/**
 * The default page (D3.1): returnUrl, then the login's location, then the user's own, then that of the settings. One
 * that the app does not have, or that this person may not see, is passed over: it would lead back here.
 *
 * @returns a same-origin path that is a page of the app and not a login page
 */
export function defaultPage(facts: Facts, returnUrl: unknown): string {
  const named = [returnUrl, facts.location, facts.user?.location, settings.defaultPage];
  return named.map((page) => seen(page, facts)).find((page) => page !== null) ?? PROFILE;
}

const withReturn = (path: string, returnUrl: unknown): string => {
  const back = safeReturnPath(returnUrl);
  return back === null ? path : `${path}?returnUrl=${encodeURIComponent(back)}`;
};

/** `returnUrl` for an admin: a page of the admin area. */
const adminPage = (facts: Facts, returnUrl: unknown): string => {
  const page = safeReturnPath(returnUrl);
  return page !== null && facts.kindOf(pathOf(page)) === 'admin' ? page : DASHBOARD;
};

/** Screens that somebody asks for to sign in: they are nowhere to come back to. */
const isDoor = (kind: AccessKind): boolean => ['login', 'guest', 'register', 'adminLogin'].includes(kind);

/** Back from changing the password to where it was asked for; not to the profile itself, where that happens. */
function afterPassword({ kind, returnUrl }: Asked, facts: Facts): string | null {
  if (kind !== 'profile' || roleOf(facts.user) === 'mustChange') return null;
  const page = seen(returnUrl, facts);
  return page === null || pathOf(page) === PROFILE ? null : page;
}

/**
 * Whether an address may be shown to somebody, and what happens instead.
 *
 * @returns `null` when the screen shows
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
 * Where an admin goes who has begun to act for a customer: a customer's default page (D6.4).
 *
 * @param before who was signed in until now
 * @returns `null` when that is not what has happened
 */
export const actingBegan = (before: User | null, facts: Facts): string | null =>
  roleOf(before) === 'admin' && roleOf(facts.user) === 'acting' ? defaultPage(facts, null) : null;
