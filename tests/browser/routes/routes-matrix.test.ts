import type { BrowserContext, Page } from 'playwright-core';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawn } from '../../support/browser/drawn';
import { book, creditRequest } from '../../support/matrix/known-things';
import { everyCell, pairwise, type Matrix } from '../../support/matrix/matrix';
import { everyone, routesTable, type Known, type Who } from '../../support/matrix/routes-table';
import { groupsOf, listings, type Listing } from '../../support/matrix/listings';
import { actFor, enterAsGuest, signInQuietly } from '../../support/browser/sign-in-quietly';
import { standingOf, type Standing } from '../../support/browser/standing';
import { switchBackend } from '../../support/backends/switch-backend';
import { tier } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();

/** An address may be opened, or followed inside the app that stands already. */
type Arrival = 'opened' | 'followed';
type Cell = { readonly row: number; readonly who: Who; readonly listing: Listing; readonly arrival: Arrival };

const matrix: Matrix<Cell> = {
  row: routesTable({ ref: '', key: '', request: '' }).map((_row, index) => index),
  who: everyone,
  listing: listings,
  arrival: ['opened', 'followed'],
};
/** Every pair of a route and somebody; of these the table of `access.ts` holds all without a browser. */
const pairs = pairwise(matrix);
/** In a sample each route for somebody, with every way to ask for it and every listing in turn. */
const cells =
  tier === 2 ? everyCell(matrix) : pairs.filter((cell) => (cell.row + everyone.indexOf(cell.who)) % 16 === 0);

/** A page that everybody may see: from here addresses are followed. */
const OPEN_TO_ALL = '/content/terms';
const LANDING_MS = 10_000;
const TEST_MS = 600_000;

async function enter(context: BrowserContext, who: Who): Promise<void> {
  if (who === 'guest') await enterAsGuest(context);
  else if (who === 'acting') await actFor(context, 'standard');
  else if (who !== 'nobody') await signInQuietly(context, who);
}

/** A booking to follow for who has none, and the one credit account request. */
let shared: Pick<Known, 'key' | 'request'> | null = null;
async function learn(): Promise<Pick<Known, 'key' | 'request'>> {
  const [admin, customer] = [await app.visitAs('admin'), await app.visitAs('premium')];
  const request = await creditRequest(admin.context);
  return { request, key: (await book(customer.context)).key };
}

/** The table's addresses that are made by people: of a booking of their own, if they may book. */
async function know(context: BrowserContext, who: Who): Promise<Known> {
  shared ??= await learn();
  const mayBook = who !== 'nobody' && who !== 'mustchange' && who !== 'admin';
  return { ref: 'AAAA', ...shared, ...(mayBook ? await book(context) : {}) };
}

let tried = 0;
afterAll(() => {
  const all = everyCell(matrix).length;
  process.stdout.write(`${tried} of ${all} cells: routes × people × extension groups × ways to arrive\n`);
});

/** Where the page comes to rest: what is expected, twice in a row, or what stands after all that patience. */
async function rest(page: Page, expected: Standing): Promise<Standing> {
  const giveUpAt = performance.now() + LANDING_MS;
  let right = 0;
  for (;;) {
    const standing = await standingOf(page).catch(() => null);
    right = standing && isDeepStrictEqual(standing, expected) ? right + 1 : 0;
    if (standing && (right === 2 || performance.now() > giveUpAt)) return standing;
    await drawn(page).catch(() => undefined);
  }
}

async function open(page: Page, route: string): Promise<void> {
  await Promise.all([page.waitForResponse('**/api/auth/user'), page.goto(route)]);
}

/** Goes to an address inside the app that stands already. */
const go = (page: Page, route: string): Promise<void> =>
  page.evaluate((address) => history.pushState(null, '', address), route);

async function follow(page: Page, route: string): Promise<void> {
  const hasApp = (await page.locator('#root').count()) > 0;
  await (hasApp ? go : open)(page, OPEN_TO_ALL);
  await rest(page, {
    path: OPEN_TO_ALL,
    returnUrl: null,
    heading: 'Terms and Conditions',
    mainHeadings: 1,
  });
  await go(page, route);
}

describe.each(listings)('with the extension groups: %s', (listing) => {
  beforeAll(() => switchBackend(app.url(), { extensions: groupsOf[listing] }));

  it.each(everyone)(
    'every route takes %s to where the table says',
    async (who) => {
      const { page, context, provoke } = await app.visit();
      // Pages that are not there are answered with 404.
      provoke(/\/(no\/such\/page|nothing|backlogin|nobody|none|legacy\/(?:audit|second-factor))$/u);
      await enter(context, who);
      let rows = routesTable(await know(context, who));
      const wrong: unknown[] = [];
      for (const { row, arrival } of cells.filter((cell) => cell.who === who && cell.listing === listing)) {
        const { route, lands } = rows[row] ?? { route: '', lands: () => null };
        const landing = lands(who, listing);
        if (!landing) throw new Error(`There is no row ${row}.`);
        await (arrival === 'opened' ? open(page, route) : follow(page, route));
        const expected = { ...landing, mainHeadings: 1 };
        const actual = await rest(page, expected);
        if (!isDeepStrictEqual(actual, expected)) {
          wrong.push({ route, arrival, actual, expected });
          // At once: the run goes on for long.
          process.stdout.write(`${who}, ${listing}: ${JSON.stringify(wrong.at(-1))}\n`);
        }
        // Newcomers' screens have logged the guest out; the next one has bookings of their own.
        if (who === 'guest' && /^\/(register|premium\/s)/u.test(route)) {
          await enter(context, who);
          rows = routesTable(await know(context, who));
          await page.goto('about:blank');
        }
        tried += 1;
      }
      expect(wrong).toEqual([]);
    },
    TEST_MS,
  );
});
