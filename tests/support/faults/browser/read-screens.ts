import type { BrowserContext, Locator, Page } from 'playwright-core';
import { cards } from '#messages/cards/cards';
import { contact } from '#messages/content/contact';
import { content } from '#messages/content/content';
import { paymentProfiles } from '#messages/profiles/payment-profiles';
import { premiumCards } from '#messages/premium/premium-cards';
import { settings } from '#messages/settings/settings';
import { shell } from '#messages/app/shell';
import { demoPassword, signInQuietly, type DemoName } from '../../browser/sign-in-quietly';

/** The signed-in account, and the password to open it again. */
export type Entered = { readonly email: string; readonly password: string };

/** The screen that shows the result of a read. */
export type ReadScreen = {
  readonly enter: (context: BrowserContext) => Promise<Entered>;
  readonly path: string;
  /** Shown once the data is loaded. */
  readonly shown: (page: Page) => Locator;
  /** The message after a failed read, and the control that retries it. */
  readonly failed: (page: Page) => Locator;
  readonly retry: (page: Page) => Locator;
  /** The message about a record that was left out; `null`: there is none. */
  readonly leftOut: ((page: Page) => Locator) | null;
};

/** One of the demo accounts, of which nothing else is needed. */
const enterAs =
  (name: DemoName): ReadScreen['enter'] =>
  async (context) => {
    await signInQuietly(context, name);
    return { email: `${name}@cabrank.test`, password: demoPassword };
  };

const title = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });
const startUp = {
  enter: enterAs('standard'),
  path: '/profile',
  shown: (page: Page) => title(page, 'Profile'),
  failed: (page: Page) => title(page, "We couldn't start Cabrank"),
  retry: (page: Page) => page.getByRole('button', { name: 'Try again' }),
  leftOut: null,
};
const menu = {
  ...startUp,
  shown: (page: Page) =>
    page
      .getByRole('banner')
      .getByRole('navigation', { name: shell.navigation })
      .getByRole('listitem')
      .first(),
  failed: (page: Page) => page.getByText(shell.menuFailed).filter({ visible: true }),
  retry: (page: Page) => page.getByRole('button', { name: shell.retryMenu }),
};

/** @param section a heading of the text; the title is there before the text is */
const infoPage = (path: string, section: string): ReadScreen => ({
  ...startUp,
  path,
  shown: (page) => page.getByRole('main').getByRole('heading', { level: 2, name: section }),
  failed: (page) => page.getByRole('main').getByText(content.failedTitle),
  retry: (page) => page.getByRole('main').getByRole('button', { name: content.retry }),
});

/** The message of one part of the page: when every read is late, other parts have failed beside it. */
const alertOf =
  (failedTitle: string) =>
  (page: Page): Locator =>
    page.getByRole('main').getByRole('alert').filter({ hasText: failedTitle }).filter({ visible: true });
const settingsFailed = alertOf(settings.failedTitle);

type ListTexts = {
  readonly owner: DemoName;
  readonly failedTitle: string;
  readonly leftOut: (words: { count: number }) => string;
  readonly shown: (page: Page) => Locator;
};
const list = ({ owner, failedTitle, leftOut, shown }: ListTexts): ReadScreen => {
  const failed = alertOf(failedTitle);
  return {
    enter: enterAs(owner),
    path: '/profile',
    shown,
    failed,
    retry: (page) => failed(page).getByRole('button', { name: 'Try again' }),
    leftOut: (page) => page.getByRole('main').getByText(leftOut({ count: 1 })),
  };
};

const user = '/api/user/{uuid}';

/** The reads, by the names of the calls. */
export const readScreens: Readonly<Record<string, ReadScreen>> = {
  'GET /api/config': startUp,
  'GET /api/premium/config': { ...startUp, failed: startUp.shown },
  'GET /api/auth/user': startUp,
  'GET /api/content/terms': infoPage('/content/terms', 'Your account'),
  'GET /api/content/privacy': infoPage('/content/privacy', 'Your rights'),
  'GET /api/content/contact': {
    ...startUp,
    path: '/content/contact',
    shown: (page) => page.getByRole('main').getByRole('button', { name: contact.send }),
    failed: (page) => page.getByRole('main').getByText(contact.failedTitle),
    retry: (page) => page.getByRole('main').getByRole('button', { name: contact.retry }),
  },
  'GET /api/content/nav': menu,
  'GET /api/content/admin-nav': { ...menu, enter: enterAs('admin'), path: '/admin/dashboard' },
  [`GET ${user}/cards/view`]: list({
    owner: 'standard',
    ...cards,
    shown: (page) => page.getByRole('list', { name: 'Cards' }).getByRole('listitem').first(),
  }),
  [`GET ${user}/cards/business`]: list({
    owner: 'business',
    failedTitle: paymentProfiles.businessFailedTitle,
    leftOut: paymentProfiles.businessLeftOut,
    shown: (page) => page.getByRole('switch', { name: /Murphy & Sons Ltd/u }),
  }),
  [`GET ${user}/cards/premium`]: list({
    owner: 'premium',
    ...premiumCards,
    shown: (page) => page.getByRole('button', { name: /^Cancel Premium/u }),
  }),
  [`GET ${user}/settings/accounts/view`]: list({
    owner: 'billpay',
    failedTitle: paymentProfiles.billPayFailedTitle,
    leftOut: paymentProfiles.billPayLeftOut,
    shown: (page) => page.getByText(/BP-20418/u),
  }),
  [`GET ${user}/settings/view`]: {
    ...startUp,
    path: '/profile',
    shown: (page) => page.getByLabel(settings.bookingName, { exact: true }),
    failed: settingsFailed,
    retry: (page) => settingsFailed(page).getByRole('button', { name: settings.retry }),
  },
};
