import type { Locator, Page } from 'playwright-core';
import { codeOf } from './chunks';
import { ProfilePage } from '../../pages/profile/profile-page';
import { WizardPage } from '../../pages/wizard-page';

/** What is asked for once the browser is idle, or once something is known: the screen can be used without it. */
const LATER: readonly RegExp[] = [
  codeOf('src/features/cards/expiring-cards/expiring-cards.provide.ts'),
  codeOf('src/features/app/notifications/notice-items.tsx'),
  codeOf('src/features/app/banners/demo-banner.route.tsx'),
  codeOf('src/features/admin/customer-search/impersonation-start-dialog.tsx'),
  codeOf('src/features/shared/person/reason-form.tsx'),
  codeOf('src/features/app/navigation/drawer.tsx'),
  codeOf('src/features/app/person/person-menu.tsx'),
  // What the banner of a demo and the items of a notice share with the support code.
  /\/assets\/screen-support-[^/]*\.js$/u,
  // The dialogs of the profile, and what they share with others.
  /\/assets\/screen-(?:dialogs|overlay|boxes|wizard-dialogs|steps)-[^/]*\.js$/u,
  // The group of extensions is known by then, and these sections stand below the first.
  /\/api\/user\/[^/]+\/(?:receipts|audit|sessions|factors)$/u,
  /\/assets\/screen-(?:devices|devices-dialogs|factors|passkeys|codes)-[^/]*\.js$/u,
];
/** What the menu shares with the sections of the profile. */
const CONTROLS = /\/assets\/screen-controls-[^/]*\.js$/u;
/** The settings, where another section of the profile is shown first. */
const SETTINGS = /\/assets\/screen-(?:settings|settings-dialogs|numbers)-[^/]*\.js$/u;
/** Where the screen shows no cards they are looked through behind it. */
const CARDS = /\/api\/user\/[^/]+\/cards\/(?:view|premium|business)$/u;
/** A visitor’s menu. */
const MENU = /\/api\/content\/nav$/u;

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();

const ofCustomers = [...LATER, CONTROLS, CARDS];
/** The group `admin` has to be offered first. */
const ofAdmins = [...LATER, CONTROLS, /\/api\/admin\/[a-z-]+$/u];
const ofVisitors = [...LATER, MENU];

/** A screen whose code and calls are requested in one wave. */
export type WaveScreen = {
  readonly path: string;
  /** Who is signed in; `null` for nobody. */
  readonly who: string | null;
  /** The most scripts until it can be used. */
  readonly most: number;
  /** What may be requested once the app runs. */
  readonly later: readonly RegExp[];
  readonly shown: (page: Page) => Locator;
};

/** Every kind of screen that has an address of its own. */
export const waveScreens: readonly WaveScreen[] = [
  {
    path: '/profile',
    who: 'standard',
    most: 12,
    later: LATER,
    shown: (page: Page) => new ProfilePage(page).card('Joint account'),
  },
  {
    path: '/profile/payments',
    who: 'standard',
    most: 12,
    later: [...LATER, SETTINGS],
    shown: (page: Page) => new ProfilePage(page).card('Joint account'),
  },
  ...['/profile/settings', '/profile/security'].map((path) => ({
    path,
    who: 'standard',
    most: 12,
    later: LATER,
    shown: heading,
  })),
  ...['/new-booking', '/job-status'].map((path) => ({
    path,
    who: 'standard',
    most: 10,
    later: ofCustomers,
    shown: (page: Page) => page.locator('iframe'),
  })),
  {
    path: '/profile/premium?type=bill_pay',
    who: 'new',
    most: 10,
    later: [...LATER, CARDS],
    shown: (page: Page) => new WizardPage(page).step('Profile Details'),
  },
  ...['/customers', '/admin/dashboard', '/admin/credit-account-requests', '/admin/audit'].map((path) => ({
    path,
    who: 'admin',
    most: 10,
    later: ofAdmins,
    shown: heading,
  })),
  ...['terms', 'privacy'].map((text) => ({
    path: `/content/${text}`,
    who: 'standard',
    most: 10,
    later: [...ofCustomers, /\/api\/content\/(?:terms|privacy)$/u],
    shown: heading,
  })),
  {
    path: '/content/contact',
    who: 'standard',
    most: 10,
    later: ofCustomers,
    shown: heading,
  },
  {
    path: '/register/signup/personal',
    who: null,
    most: 10,
    later: ofVisitors,
    shown: (page: Page) => new WizardPage(page).step('Account Details'),
  },
  ...['/login', '/guest', '/lost-pass', '/admin/login', '/reset/abc'].map((path) => ({
    path,
    who: null,
    most: 10,
    later: ofVisitors,
    shown: heading,
  })),
];
