import type { BrowserContext, Locator, Page } from 'playwright-core';
import { newContext } from '../support/browser/launch-browser';
import { signInQuietly, type DemoName } from '../support/browser/sign-in-quietly';
import { median } from './median';
import { openQuietly } from './quiet-page';
import type { BenchResult, Figure, Goal } from './result';
import type { Pair, Way } from './route-pairs';
import type { ServedApp } from './served-app';
import { listed } from './statistics';
import { timeToFrame } from './time-to-frame';
import { PHONE, slowNetwork, watch, type Watched } from './watched-page';

const ROUNDS = 7;

export type RouteOptions = {
  readonly pairs: readonly Pair[];
  /** `phone` is a narrow screen on a slow network, where the menu is a drawer. */
  readonly on: 'desktop' | 'phone';
  readonly goal: Goal;
  /** `null`: the default. */
  readonly rounds: number | null;
};

/** A page on the slow processor, and a function that waits until it is quiet. */
type Pages = Watched & Pick<RouteOptions, 'on'> & { readonly quiet: () => Promise<void> };

type Times = { readonly wall: number[]; readonly worked: number[] };

async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.waitFor();
  return menu;
}

async function go(
  { page, worked, quiet, on }: Pages,
  { link, isInMenu, path, shown }: Way,
  into: Times | null,
): Promise<void> {
  const menu = isInMenu && on === 'phone' ? await openMenu(page) : null;
  const before = await worked();
  const time = await timeToFrame(page, link(page, menu), shown);
  into?.wall.push(time);
  into?.worked.push((await worked()) - before);
  await page.waitForURL((url) => url.pathname === path);
  await quiet();
}

/** Leaves a dialog for the screen behind it. */
async function uncover({ page, quiet }: Pages, { link, path }: Way): Promise<void> {
  await link(page, null).click();
  await page.waitForURL((url) => url.pathname === path);
  await quiet();
}

async function measurePair(
  context: BrowserContext,
  { there, back, isOver = false }: Pair,
  { on, goal, rounds }: RouteOptions,
): Promise<readonly Figure[]> {
  const page = await context.newPage();
  const quiet = await openQuietly(page, back.path);
  const pages = { ...(await watch(page)), quiet, on };
  if (on === 'phone') await slowNetwork(page);
  const goBack = (into: Times | null): Promise<void> =>
    isOver ? uncover(pages, back) : go(pages, back, into);
  // Warm: the code and the data of both screens are loaded.
  await go(pages, there, null);
  await goBack(null);
  const [out, home]: [Times, Times] = [
    { wall: [], worked: [] },
    { wall: [], worked: [] },
  ];
  for (let round = 0; round < (rounds ?? ROUNDS); round += 1) {
    await go(pages, there, out);
    await goBack(home);
  }
  await page.close();
  const figure = (from: Way, to: Way, { wall, worked }: Times): Figure => ({
    axis: `route change, ${from.path} → ${to.path}`,
    value: median(wall),
    unit: 'ms',
    goal,
    note: `main thread ${median(worked).toFixed(1)} ms; ${listed(wall)}`,
  });
  return [figure(back, there, out), ...(isOver ? [] : [figure(there, back, home)])];
}

async function enter({ browser, url }: ServedApp, who: DemoName | null, on: RouteOptions['on']) {
  const context = await newContext(browser, url, on === 'phone' ? PHONE : {});
  if (who !== null) await signInQuietly(context, who);
  return context;
}

/**
 * The time from the press of a link until the frame with the new screen is handed over, after both screens were
 * visited. A pair that cannot be walked is a problem, and does not affect the others.
 */
export async function routeChanges(app: ServedApp, options: RouteOptions): Promise<BenchResult> {
  const figures: Figure[] = [];
  const problems: string[] = [];
  const contexts = new Map<DemoName | null, BrowserContext>();
  for (const pair of options.pairs) {
    const { who, there, back } = pair;
    try {
      const context = contexts.get(who) ?? (await enter(app, who, options.on));
      contexts.set(who, context);
      figures.push(...(await measurePair(context, pair, options)));
    } catch (error) {
      problems.push(`route change, ${back.path} → ${there.path}: ${String(error)}`);
    }
  }
  for (const context of contexts.values()) await context.close();
  return { figures, problems };
}
