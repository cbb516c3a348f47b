import type { BrowserContext, Locator, Page } from 'playwright-core';
import { newContext } from '../support/browser/launch-browser';
import { signInQuietly, type DemoName } from '../support/browser/sign-in-quietly';
import { median } from './median';
import { openQuietly } from './quiet-page';
import type { Figure } from './result';
import type { ServedApp } from './served-app';
import { listed } from './statistics';
import { timeToFrame } from './time-to-frame';
import { watch, type Watched } from './watched-page';

const ROUNDS = 7;
const GOAL = { atMost: 50, from: 'issue 10; aim 30' } as const;

/** A link, and the screen that it leads to. */
type Way = { readonly link: (page: Page) => Locator; readonly path: string; readonly heading: string };

/** Two screens with links to each other. The measurement starts on the target of `back`. */
type Pair = { readonly who: DemoName | null; readonly there: Way; readonly back: Way };

const way = (label: string, path: string, heading: string): Way => ({
  link: (page) => page.getByRole('link', { name: label, exact: true }).first(),
  path,
  heading,
});

const LOGIN = { path: '/login', heading: 'Sign in' } as const;
const toLogin = way('Sign in', LOGIN.path, LOGIN.heading);
const toProfile = way('Profile', '/profile', 'Profile');
const toDashboard = way('Dashboard', '/admin/dashboard', 'Dashboard');

/** Screens of every area, including older pages in their frame. */
const PAIRS: readonly Pair[] = [
  { who: null, there: way('Forgot your password?', '/lost-pass', 'Forgot your password?'), back: toLogin },
  {
    who: null,
    there: way('Continue as guest', '/guest', 'Continue as guest'),
    back: { ...toLogin, link: (page) => page.getByRole('link', { name: 'sign in', exact: true }) },
  },
  { who: null, there: way('Create account', '/register/signup', 'Account Details'), back: toLogin },
  { who: null, there: way('Terms', '/content/terms', 'Terms and Conditions'), back: toLogin },
  { who: 'business', there: way('Book Online', '/new-booking', 'Book a taxi'), back: toProfile },
  { who: 'admin', there: way('Audit', '/admin/audit', 'Audit'), back: toDashboard },
  { who: 'admin', there: way('Customers', '/customers', 'Customers'), back: toDashboard },
];

/** A page on the slow processor, and a function that waits until it is quiet. */
type Pages = Watched & { readonly quiet: () => Promise<void> };

type Times = { readonly wall: number[]; readonly worked: number[] };

async function go(
  { page, worked, quiet }: Pages,
  { link, path, heading }: Way,
  into: Times | null,
): Promise<void> {
  const before = await worked();
  const time = await timeToFrame(page, link(page), { selector: 'h1', text: heading });
  into?.wall.push(time);
  into?.worked.push((await worked()) - before);
  await page.waitForURL((url) => url.pathname === path);
  await quiet();
}

const figure = (from: string, { path }: Way, { wall, worked }: Times): Figure => ({
  axis: `route change, ${from} → ${path}`,
  value: median(wall),
  unit: 'ms',
  goal: GOAL,
  note: `main thread ${median(worked).toFixed(1)} ms; ${listed(wall)}`,
});

async function measurePair(
  context: BrowserContext,
  { there, back }: Pair,
  rounds: number,
): Promise<Figure[]> {
  const page = await context.newPage();
  const quiet = await openQuietly(page, back.path);
  const watched = { ...(await watch(page)), quiet };
  // Warm: the code and the data of both screens are loaded.
  for (const first of [there, back]) await go(watched, first, null);
  const [out, home]: [Times, Times] = [
    { wall: [], worked: [] },
    { wall: [], worked: [] },
  ];
  for (let round = 0; round < rounds; round += 1) {
    await go(watched, there, out);
    await go(watched, back, home);
  }
  await page.close();
  return [figure(back.path, there, out), figure(there.path, back, home)];
}

/**
 * The time from the press of a link until the frame with the new screen is handed over, after both screens were
 * visited.
 */
export async function routeChanges(
  { browser, url }: ServedApp,
  rounds: number | null,
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  const contexts = new Map<DemoName | null, BrowserContext>();
  for (const pair of PAIRS) {
    const { who } = pair;
    const context = contexts.get(who) ?? (await newContext(browser, url));
    if (who !== null && !contexts.has(who)) await signInQuietly(context, who);
    contexts.set(who, context);
    figures.push(...(await measurePair(context, pair, rounds ?? ROUNDS)));
  }
  for (const context of contexts.values()) await context.close();
  return figures;
}
