import type { ScreenName } from './screens';

/** How the gateway chooses an HTML file; written to `dist/pages.json`. */
export type PageTable = {
  /** Prerendered public screens by path. */
  readonly pages: Readonly<Record<string, string>>;
  /** The routes of screens that need a session, each with its file. */
  readonly app: Readonly<Record<string, string>>;
  /** The loading screen, for everything that is drawn by script alone. */
  readonly shell: string;
  /** The prerendered not-found page, served with status 404. */
  readonly notFound: string;
};

/** A public screen that is prerendered (D3.12). */
export type DrawnPage = {
  readonly file: string;
  /** The screen when it is not in the first load: the page asks for its code together with the app. */
  readonly screen?: ScreenName;
};

export const PRERENDERED: Readonly<Record<string, DrawnPage>> = {
  '/': { file: 'index.html' },
  '/login': { file: 'login.html' },
  '/guest': { file: 'guest.html', screen: 'guest' },
  '/admin/login': { file: 'admin-login.html', screen: 'admin-login' },
  '/lost-pass': { file: 'lost-pass.html', screen: 'lost-password' },
  '/lost-pass/app': { file: 'lost-pass-app.html', screen: 'lost-password' },
  '/register/signup': { file: 'register-signup.html', screen: 'registration' },
  '/premium/signup': { file: 'premium-signup.html', screen: 'registration' },
};

/** The loading screen of some routes: it asks for what their screen needs together with the app. */
export type LoadingPage = {
  readonly file: string;
  readonly screen: ScreenName;
  /** What the screen shows later: asked for with it, at a lower priority. */
  readonly later?: ScreenName;
  /** Full paths as the router writes them. */
  readonly routes: readonly string[];
  readonly reads: EarlyReads;
  /** Shown at once to a person who is probably signed in, in place of the loading screen. */
  readonly outline?: Outline;
};

/**
 * The path whose screen is drawn, for a customer or an admin without a name. A text or a message that only some of its
 * routes show has none.
 */
export type Outline = { readonly path: string; readonly admin?: boolean };

/**
 * Calls that the actors of a screen make as soon as they run, by who is signed in: the page makes them once it knows who
 * that is (`src/build/inline/boot.ts`). A call that no actor makes would be in vain.
 */
export type EarlyReads = {
  readonly customer?: readonly string[];
  /** Of admins who act for nobody; not those of an extension group, which has to be offered first. */
  readonly admin?: readonly string[];
};

const NAV = '/api/content/nav';
const ADMIN_NAV = '/api/content/admin-nav';
const navigation: EarlyReads = { customer: [NAV], admin: [ADMIN_NAV] };
const profile: EarlyReads = {
  customer: [
    NAV,
    '/api/user/{uuid}/cards/view',
    '/api/user/{uuid}/cards/premium',
    '/api/user/{uuid}/settings/view',
    '/api/user/{uuid}/cards/business',
    '/api/user/{uuid}/settings/accounts/view',
  ],
};

/** The check of the expiring cards asks for the cards too, but later. */
const profileWithoutPayments: EarlyReads = { customer: [NAV, '/api/user/{uuid}/settings/view'] };

/** A screen of the admin area with one route. */
const adminPage = (screen: ScreenName, path: string, route = path): LoadingPage => ({
  file: `${screen}.html`,
  screen,
  routes: [route],
  outline: { path, admin: true },
  reads: { admin: [ADMIN_NAV] },
});

export const LOADING_PAGES: readonly LoadingPage[] = [
  {
    file: 'profile.html',
    screen: 'profile',
    later: 'settings',
    routes: ['/profile'],
    outline: { path: '/profile' },
    reads: profile,
  },
  {
    file: 'profile-settings.html',
    screen: 'profile',
    later: 'settings',
    routes: ['/profile/settings'],
    outline: { path: '/profile/settings' },
    reads: profileWithoutPayments,
  },
  {
    file: 'profile-payments.html',
    screen: 'profile',
    routes: ['/profile/payments'],
    outline: { path: '/profile/payments' },
    reads: profile,
  },
  {
    file: 'profile-security.html',
    screen: 'profile',
    later: 'devices',
    routes: ['/profile/security'],
    outline: { path: '/profile/security' },
    reads: profileWithoutPayments,
  },
  {
    file: 'welcome.html',
    screen: 'welcome',
    later: 'settings',
    routes: ['/profile/welcome', '/profile/welcome/application-sent', '/profile/new-user'],
    outline: { path: '/profile' },
    reads: profile,
  },
  {
    file: 'add-premium.html',
    screen: 'premium',
    routes: ['/profile/premium'],
    outline: { path: '/profile/premium' },
    reads: navigation,
  },
  {
    file: 'registration.html',
    screen: 'registration',
    routes: ['/register/signup/{-$profileType}', '/premium/signup/$profileType'],
    reads: {},
  },
  {
    file: 'booking.html',
    screen: 'framed',
    routes: ['/new-booking'],
    outline: { path: '/new-booking' },
    reads: navigation,
  },
  {
    file: 'framed.html',
    screen: 'framed',
    routes: ['/users', '/job-status', '/track/$ref', '/edit/$ref', '/$slug'],
    // The outline of a page without a name.
    outline: { path: '/page' },
    reads: navigation,
  },
  {
    file: 'content.html',
    screen: 'content',
    routes: ['/content/$page'],
    reads: navigation,
  },
  {
    file: 'contact.html',
    screen: 'contact',
    routes: ['/content/contact'],
    reads: navigation,
  },
  {
    file: 'completion.html',
    screen: 'completion',
    routes: ['/premium/complete', '/premium/application-sent'],
    reads: navigation,
  },
  {
    file: 'dashboard.html',
    screen: 'dashboard',
    routes: ['/admin', '/admin/dashboard'],
    outline: { path: '/admin/dashboard', admin: true },
    reads: { admin: [ADMIN_NAV] },
  },
  adminPage('customers', '/customers'),
  adminPage('requests', '/admin/credit-account-requests', '/admin/credit-account-requests/{-$uuid}'),
  adminPage('audit', '/admin/audit'),
  {
    file: 'admin-factors.html',
    screen: 'admin-factors',
    routes: ['/admin/second-factor'],
    reads: { admin: [ADMIN_NAV] },
  },
  adminPage('admin-page', '/admin/page', '/admin/$slug'),
  { file: 'new-user.html', screen: 'new-user', routes: ['/notify/new-user/$uuid'], reads: {} },
  { file: 'reset.html', screen: 'reset', routes: ['/reset/app/{-$code}', '/reset/{-$code}'], reads: {} },
  {
    file: 'mail-link.html',
    screen: 'mail-link',
    routes: [
      '/not-me/{-$code}',
      '/confirm-email/{-$code}',
      '/restore-email/{-$code}',
      '/keep-second-step/{-$code}',
    ],
    reads: {},
  },
];

export const SHELL_FILE = 'shell.html';
export const NOT_FOUND_FILE = 'not-found.html';

/** A path that no route has. Rendering it gives the not-found page. */
export const NOT_FOUND_PATH = '/-/not-found';

/** A route that names more of its path comes before one that fits the same address. */
const parameters = (route: string): number => route.split('$').length;

const fileOf = (route: string): string =>
  LOADING_PAGES.find(({ routes }) => routes.includes(route))?.file ?? SHELL_FILE;

/**
 * @param routes full paths of every route of the app, as the router knows them
 * @returns the table for the gateway: what is not prerendered gets a loading screen
 * @throws Error when a loading screen is for a route that the app does not have
 */
export function pageTable(routes: readonly string[]): PageTable {
  const unknown = LOADING_PAGES.flatMap((page) => page.routes).filter((route) => !routes.includes(route));
  if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: no such route`);
  return {
    pages: Object.fromEntries(Object.entries(PRERENDERED).map(([path, { file }]) => [path, file])),
    app: Object.fromEntries(
      routes
        .filter((path) => !(path in PRERENDERED))
        .sort((one, other) => parameters(one) - parameters(other))
        .map((route) => [route, fileOf(route)]),
    ),
    shell: SHELL_FILE,
    notFound: NOT_FOUND_FILE,
  };
}
