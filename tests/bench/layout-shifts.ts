import type { BrowserContext, Page } from 'playwright-core';
import { book, creditRequest } from '../support/matrix/known-things';
import { newContext } from '../support/browser/launch-browser';
import { routesTable, type Who } from '../support/matrix/routes-table';
import { signInQuietly } from '../support/browser/sign-in-quietly';
import { followRequests } from './quiet-page';
import { OWN, type Figure } from './result';
import type { ServedApp } from './served-app';
import { watch } from './watched-page';

const WIDTHS = [390, 1280] as const;
const GOAL = { atMost: 0, from: OWN } as const;

const LOOKERS = ['nobody', 'premium', 'admin'] as const satisfies readonly Who[];
type Looker = (typeof LOOKERS)[number];
type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

type Shift = { readonly value: number; readonly what: string };
type LayoutShift = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources?: readonly { readonly node: Node | null }[];
};
type ShiftedPage = typeof globalThis & { shifts?: () => readonly Shift[] };

/** Records shifts that nobody caused. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      if (!element) return 'something that is gone';
      const text = element.textContent.trim().slice(0, 30);
      return `${element.localName}${element.id === '' ? '' : `#${element.id}`}${text === '' ? '' : ` "${text}"`}`;
    };
    const note = (entries: readonly PerformanceEntry[]): void => {
      for (const { value, hadRecentInput, sources = [] } of entries as readonly LayoutShift[])
        if (!hadRecentInput) shifts.push({ value, what: sources.map(({ node }) => nameOf(node)).join(', ') });
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    (globalThis as ShiftedPage).shifts = () => {
      note(observer.takeRecords());
      return shifts;
    };
  });
}

/** Loads a route without a cache on the slow processor, which renders frames that a fast one would skip. */
async function shiftsOf(context: BrowserContext, route: string): Promise<readonly Shift[]> {
  const page = await context.newPage();
  const quiet = followRequests(page);
  await noteShifts(page);
  await watch(page);
  await page.goto(route, { waitUntil: 'load' });
  await page.locator('h1').first().waitFor();
  await quiet();
  return page.evaluate(() => (globalThis as ShiftedPage).shifts?.() ?? []);
}

/**
 * The sum of all shifts of a page, which is never less than its CLS, rounded to thousandths like that: words in the
 * web font are a pixel or two wider or narrower than in its fallback.
 */
const total = (shifts: readonly Shift[]): number =>
  Number(shifts.reduce((sum, { value }) => sum + value, 0).toFixed(3));

/**
 * Whether a route shows its screen instead of redirecting. The code of a password reset is removed from the address.
 */
const staysAt = (path: string, route: string): boolean =>
  /^[^?]*/u.exec(route)?.[0] === path || route.startsWith(`${path}/`);

const describe = (route: string, shifts: readonly Shift[]): string =>
  `${route} ${total(shifts)} (${[...new Set(shifts.map(({ what }) => what))].join('; ')})`;

async function enter({ browser, url }: ServedApp, who: Looker): Promise<BrowserContext> {
  const context = await newContext(browser, url);
  if (who !== 'nobody') await signInQuietly(context, who);
  return context;
}

async function measure(
  { browser, url }: ServedApp,
  who: string,
  routes: readonly string[],
  cookies: Cookies,
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const width of WIDTHS) {
    const moving: { readonly value: number; readonly note: string }[] = [];
    for (const route of routes) {
      const context = await newContext(browser, url, { width });
      await context.addCookies(cookies);
      const shifts = await shiftsOf(context, route);
      await context.close();
      if (total(shifts) > 0) moving.push({ value: total(shifts), note: describe(route, shifts) });
    }
    figures.push({
      axis: `CLS, the worst of the ${routes.length} routes of ${who}, ${width} px`,
      value: Math.max(0, ...moving.map(({ value }) => value)),
      unit: 'CLS',
      goal: GOAL,
      note: moving.map(({ note }) => note).join(' · ') || '0 on every route',
    });
  }
  return figures;
}

/** The layout shifts on every route that shows a screen to somebody, loaded cold, on a phone and on a desktop. */
export async function layoutShifts(app: ServedApp): Promise<readonly Figure[]> {
  const [nobody, premium, admin] = await Promise.all(LOOKERS.map((who) => enter(app, who)));
  if (!nobody || !premium || !admin) throw new Error('Somebody could not come');
  const contexts: Readonly<Record<Looker, BrowserContext>> = { nobody, premium, admin };
  const table = routesTable({ ...(await book(premium)), request: await creditRequest(admin) });
  const figures: Figure[] = [];
  for (const who of LOOKERS) {
    const shown = table.filter(({ route, lands }) => staysAt(lands(who, 'as started').path, route));
    const routes = shown.map(({ route }) => route);
    figures.push(...(await measure(app, who, routes, await contexts[who].cookies())));
  }
  for (const who of LOOKERS) await contexts[who].close();
  return figures;
}
