import type { Landing } from './landing';
import { groupsOf, type Listing } from './listings';
import type { ExtensionGroup } from '../../../src/server/backend/services/shared/switches';

/**
 * Every route and where it leads for each person (S2.guardsAndStartUp.1, S2.guardsAndStartUp.2, D2.extensionGroups.1,
 * D3.1 to D3.6). The table does not use the app's code.
 */

export const everyone = ['nobody', 'guest', 'standard', 'premium', 'mustchange', 'admin', 'acting'] as const;
/** The person; `acting` is the admin who acts for standard@. */
export type Who = (typeof everyone)[number];

/** Values not known in advance: the person's own booking, the key to follow one, a credit account request's uuid. */
export type Known = { readonly ref: string; readonly key: string; readonly request: string };

export type Row = {
  readonly route: string;
  readonly lands: (who: Who, listing: Listing) => Landing;
};

/** If `auth` and `registration` are listed: the heading of the app's own screen, else that of the older page. */
const offered =
  (native: string, framed: string) =>
  (listing: Listing): string =>
    listing === 'none' ? framed : native;

type Heading = string | ((listing: Listing, who: Who) => string);

const headingOf = (heading: Heading, listing: Listing, who: Who): string =>
  typeof heading === 'string' ? heading : heading(listing, who);

/** The older login page greets a signed-in person, except for a guest. */
const signIn = offered('Sign in', 'Sign in');
const adminSignIn = (listing: Listing, who: Who): string =>
  offered('Admin sign-in', who === 'nobody' || who === 'guest' ? 'Sign in' : 'Welcome')(listing);

const BOOKING: Landing = { path: '/new-booking', returnUrl: null, heading: 'New booking' };
const DASHBOARD: Landing = { path: '/admin/dashboard', returnUrl: null, heading: 'Dashboard' };
const NOT_FOUND = 'This page was not found';

/** If this group is listed: the heading of the app's own screen, else that of the older page, if there is one. */
const ofGroup =
  (group: ExtensionGroup, native: string, framed = NOT_FOUND) =>
  (listing: Listing): string =>
    groupsOf[listing].includes(group) ? native : framed;

const pathOf = (route: string): string => route.split('?')[0] ?? '';

const toLogin = (back: string | null, listing: Listing): Landing => ({
  path: '/login',
  returnUrl: back,
  heading: signIn(listing),
});
const toPassword = (back: string | null): Landing => ({
  path: '/profile',
  returnUrl: back,
  heading: 'Please change your password',
});
const returnOf = (route: string): string | null =>
  new URLSearchParams(route.split('?')[1] ?? '').get('returnUrl');
const acting = (path: string): Landing => ({
  path,
  returnUrl: null,
  heading: 'You are acting for Niamh Kelly',
});

const isCustomer = (who: Who): boolean => who === 'standard' || who === 'premium' || who === 'acting';

/** Shown to everybody, except to people who must change their password. */
const open = (route: string, heading: Heading, path = pathOf(route)): Row => ({
  route,
  lands: (who, listing) =>
    who === 'mustchange'
      ? toPassword(path === pathOf(route) ? route : path)
      : { path, returnUrl: returnOf(route), heading: headingOf(heading, listing, who) },
});

/** Shown to everybody, also to people who must change their password. */
const content = (route: string, heading: string): Row => ({
  route,
  lands: () => ({ path: route, returnUrl: null, heading }),
});

const notFound = (route: string): Row => content(route, NOT_FOUND);

/** An entry page for people without a session. A customer is redirected to the default page. */
const door = (
  route: string,
  heading: Heading,
  {
    guests = 'shown',
    home = BOOKING,
    shownAt = () => pathOf(route),
  }: {
    readonly guests?: 'shown' | 'passed';
    readonly home?: Landing;
    /** The path for people who may see it. */
    readonly shownAt?: (listing: Listing) => string;
  } = {},
): Row => ({
  route,
  lands: (who, listing) => {
    if (who === 'mustchange') return toPassword(returnOf(route));
    if (who === 'admin') return DASHBOARD;
    if (isCustomer(who) || (who === 'guest' && guests === 'passed')) return home;
    return { path: shownAt(listing), returnUrl: returnOf(route), heading: headingOf(heading, listing, who) };
  },
});

/** The wizard's own address leads to its signup if nothing was entered yet. */
const signup = (path: string) => (listing: Listing, route: string) => (listing === 'none' ? route : path);
const accountDetails = offered('Account Details', 'Register');

/** The premium signup: for customers an add-premium stepper. */
const premiumSignup = (route: string, customerHeading: string): Row => ({
  route,
  lands: (who, listing) => {
    if (who === 'mustchange') return toPassword(route);
    if (who === 'admin') return DASHBOARD;
    if (isCustomer(who)) return { path: '/profile/premium', returnUrl: null, heading: customerHeading };
    const path = route === '/premium/subscribe' ? signup('/premium/signup')(listing, route) : route;
    return { path, returnUrl: null, heading: accountDetails(listing) };
  },
});

const admins = (route: string, heading: Heading): Row => ({
  route,
  lands: (who, listing) => {
    if (who === 'mustchange') return toPassword(route);
    if (who === 'admin')
      return { path: pathOf(route), returnUrl: null, heading: headingOf(heading, listing, who) };
    if (who === 'acting') return acting(pathOf(route));
    return { path: '/admin/login', returnUrl: route, heading: adminSignIn(listing, who) };
  },
});

/** Customers, and an admin who acts for one. A guest is not a customer here. */
const customers = (route: string, heading: Heading): Row => ({
  route,
  lands: (who, listing) => {
    if (who === 'admin') return DASHBOARD;
    if (who === 'nobody' || who === 'guest') return toLogin(route, listing);
    if (who === 'mustchange') return toPassword(route);
    return { path: pathOf(route), returnUrl: null, heading: headingOf(heading, listing, who) };
  },
});

/** Customers and guests. */
const booking = (route: string, heading: string): Row => ({
  route,
  lands: (who, listing) =>
    who === 'guest'
      ? { path: pathOf(route), returnUrl: null, heading }
      : customers(route, heading).lands(who, listing),
});

const premiumOnly = (route: string, heading: string): Row => ({
  route,
  lands: (who, listing) =>
    who === 'standard' || who === 'acting'
      ? { path: '/profile', returnUrl: null, heading: 'Profile' }
      : customers(route, heading).lands(who, listing),
});

const uuid = 'c0ffee00-0000-4000-8000-000000000007';
const lostPassword = offered('Forgot your password?', 'Lost password');
const newPassword = offered('Choose a new password', 'New password');

const mailLink = (page: string, heading: string, group: ExtensionGroup = 'devices') =>
  open(`${page}/a-code-from-a-mail`, ofGroup(group, heading), page);

/** @param known values of the person */
export const routesTable = ({ ref, key, request }: Known): readonly Row[] => [
  door('/', signIn),
  door('/login', signIn),
  door('/login?returnUrl=%2Fjob-status%3Fday%3D1', signIn, {
    home: { path: '/job-status', returnUrl: null, heading: 'Job status' },
  }),
  door('/guest', offered('Continue as guest', 'Book as a guest'), { guests: 'passed' }),
  door('/register', accountDetails, {
    shownAt: (listing) => signup('/register/signup')(listing, '/register'),
  }),
  door('/register/signup', accountDetails),
  door('/register/signup/business', accountDetails),
  open('/lost-pass', lostPassword),
  open('/lost-pass/app', lostPassword),
  open('/reset/a-code-from-a-mail', newPassword, '/reset'),
  open('/reset/app/a-code-from-a-mail', newPassword, '/reset/app'),
  mailLink('/not-me', "Wasn't this you?"),
  mailLink('/confirm-email', 'Confirm your new email address', 'email-change'),
  mailLink('/restore-email', "Didn't you change your email address?", 'email-change'),
  mailLink('/keep-second-step', 'Did you lose your device?', 'second-factor'),
  premiumSignup('/premium/signup', 'Add a new profile'),
  premiumSignup('/premium/signup/personal', 'Profile Type'),
  premiumSignup('/premium/subscribe', 'Add a new profile'),
  open(`/notify/new-user/${uuid}`, offered('Your account is ready', 'Welcome')),
  content('/content/terms', 'Terms and Conditions'),
  content('/content/privacy', 'Privacy Statement'),
  content('/content/contact', 'Contact Us'),
  {
    route: '/admin/login',
    lands: (who, listing) => {
      if (who === 'mustchange') return toPassword(null);
      if (who === 'admin') return DASHBOARD;
      if (who === 'acting') return acting('/admin/dashboard');
      return { path: '/admin/login', returnUrl: null, heading: adminSignIn(listing, who) };
    },
  },
  admins('/admin', 'Dashboard'),
  admins('/admin/dashboard', 'Dashboard'),
  admins('/admin/credit-account-requests', 'Credit account requests'),
  admins(
    `/admin/credit-account-requests/${request}`,
    ofGroup('admin', 'McCarthy & Daughters', 'Credit request MC-2077'),
  ),
  admins('/admin/audit', ofGroup('admin', 'Audit')),
  admins('/admin/second-factor', ofGroup('second-factor', 'Second step')),
  admins('/admin/tariffs', 'Tariffs'),
  admins('/customers', 'Customers'),
  ...['/profile', '/profile/settings', '/profile/payments', '/profile/security'].map((route): Row => ({
    route,
    lands: (who, listing) =>
      who === 'mustchange'
        ? { ...toPassword(null), path: route }
        : customers(route, 'Profile').lands(who, listing),
  })),
  customers('/profile/premium', 'Add a new profile'),
  customers('/profile/welcome', 'Premium is active'),
  customers('/profile/welcome/application-sent', 'Application Sent'),
  customers('/profile/new-user', 'Welcome'),
  customers('/users', 'Users'),
  booking('/new-booking', 'New booking'),
  booking('/new-booking?from=Cork&to=Dublin', 'New booking'),
  booking('/job-status', 'Job status'),
  booking(`/edit/${ref}`, `Edit booking ${ref}`),
  booking('/fare-estimator', 'Fare estimator'),
  premiumOnly('/premium/complete', 'Premium is active'),
  premiumOnly('/premium/application-sent', 'Application Sent'),
  open(`/track/${key}`, 'Track your taxi'),
  ...['/no/such/page', '/content/nothing', '/backlogin'].map((route) => notFound(route)),
  notFound('/notify/new-user/nobody'),
  notFound('/admin/credit-account-requests/none'),
];
