import type { Page, Locator } from 'playwright-core';
import type { DemoName } from '../support/browser/sign-in-quietly';
import type { Shown } from './time-to-frame';

/** A link, and the screen that it leads to. */
export type Way = {
  /** @param menu the drawer that has the items of the menu on a phone; on a wide screen they are on the page */
  readonly link: (page: Page, menu: Locator | null) => Locator;
  /** Whether the link is an item of the menu. */
  readonly isInMenu: boolean;
  readonly path: string;
  readonly shown: Shown;
};

/** Two screens with links to each other. The measurement starts on the target of `back`. */
export type Pair = {
  readonly who: DemoName | null;
  readonly there: Way;
  readonly back: Way;
  /** The screen of `back` stays behind the other, a dialog, so there is no change to it that could be measured. */
  readonly isOver?: boolean;
};

const named = (page: Page | Locator, name: string): Locator =>
  page.getByRole('link', { name, exact: true }).first();

const headed = (text: string): Shown => ({ selector: 'h1', text });

const way = (label: string, path: string, heading: string): Way => ({
  link: (page) => named(page, label),
  isInMenu: false,
  path,
  shown: headed(heading),
});

const item = (label: string, path: string, heading: string): Way => ({
  link: (page, menu) => named(menu ?? page, label),
  isInMenu: true,
  path,
  shown: headed(heading),
});

const toLogin = way('Sign in', '/login', 'Sign in');
const toProfile = item('Profile', '/profile', 'Profile');
const toDashboard = item('Dashboard', '/admin/dashboard', 'Dashboard');

/** Screens of every area, including older pages in their frame. */
export const PAIRS: readonly Pair[] = [
  { who: null, there: way('Forgot your password?', '/lost-pass', 'Forgot your password?'), back: toLogin },
  {
    who: null,
    there: way('Continue as guest', '/guest', 'Continue as guest'),
    back: { ...toLogin, link: (page) => page.getByRole('link', { name: 'sign in', exact: true }) },
  },
  { who: null, there: way('Create account', '/register/signup', 'Account Details'), back: toLogin },
  { who: null, there: way('Terms', '/content/terms', 'Terms and Conditions'), back: toLogin },
  { who: 'business', there: item('Book Online', '/new-booking', 'Book a taxi'), back: toProfile },
  { who: 'admin', there: item('Audit', '/admin/audit', 'Audit'), back: toDashboard },
  { who: 'admin', there: item('Customers', '/customers', 'Customers'), back: toDashboard },
];

/** The other screens that a person reaches from the menu or the profile. */
export const MORE_PAIRS: readonly Pair[] = [
  { who: 'business', there: item('My Bookings', '/job-status', 'My Bookings'), back: toProfile },
  { who: 'business', there: item('Manage Users', '/users', 'Manage Users'), back: toProfile },
  {
    who: 'business',
    there: {
      ...way('Add Premium or Business+', '/profile/premium', ''),
      shown: { selector: '[role="dialog"] h2', text: 'Add a new profile' },
    },
    back: {
      ...toProfile,
      link: (page) => page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }),
      isInMenu: false,
    },
    isOver: true,
  },
  {
    who: 'admin',
    there: item('Credit requests', '/admin/credit-account-requests', 'Credit account requests'),
    back: toDashboard,
  },
  { who: 'admin', there: item('Tariffs', '/admin/tariffs', 'Vehicles and tariffs'), back: toDashboard },
];
