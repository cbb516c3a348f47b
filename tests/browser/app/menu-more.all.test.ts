import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../support/browser/eventually';
import { isFocused } from '../../support/accessibility/keyboard';
import { shifted, watchShifts } from '../../support/browser/loads/layout-shift';
import { Shell } from '../../support/pages/shell';
import { enterAsGuest } from '../../support/browser/sign-in-quietly';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();

/** The height of the header with one row, in px: the person menu, its padding and the yellow strip. */
const ONE_ROW = 80;

const itemOf = (nav_label: string, link_name: string) => ({
  nav_label,
  link_name,
  file_name: '',
  has_nav: true,
  has_title: false,
  page_title: '',
});

/** The server lists so many items, the last but one of which opens the terms, and what is given after them. */
const listItems = (page: Page, count: number, ...more: { nav_label: string; link_name: string }[]) =>
  page.route(/\/api\/content\/nav$/, (route) =>
    route.fulfill({
      json: {
        code: 200,
        response: [
          ...Array.from({ length: count }, (_, index) =>
            itemOf(
              `Menu item ${index + 1}`,
              index === count - 2 && count > 2
                ? 'event:terms'
                : `/content/${index % 2 ? 'terms' : 'privacy'}`,
            ),
          ),
          ...more.map(({ nav_label, link_name }) => itemOf(nav_label, link_name)),
        ],
      },
    }),
  );

const open = async (width: number, who: 'standard' | 'nobody' = 'standard') => {
  const { page } = who === 'nobody' ? await app.visit({ width }) : await app.visitAs(who, { width });
  await listItems(page, 14);
  await watchShifts(page);
  await page.goto('/content/terms');
  const header = page.getByRole('banner');
  const more = header.getByRole('button', { name: 'More' });
  await more.waitFor();
  // The text and the font come later, and move what is on the page.
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  await page.waitForLoadState('networkidle');
  return { page, header, more };
};

describe('a menu of 14 items', () => {
  it.each(
    sampled([
      [1280, 'standard'],
      [1024, 'standard'],
      [1280, 'nobody'],
    ] as const),
  )('at %i px for %s is one row, with the rest behind More', async (width, who) => {
    const { page, header, more } = await open(width, who);
    expect((await header.boundingBox())?.height).toBeLessThanOrEqual(ONE_ROW);
    const inRow = await header.getByRole('link', { name: /^Menu item/ }).count();
    expect(inRow).toBeGreaterThan(0);
    const before = await shifted(page);
    await more.click();
    const rest = header.getByRole('link', { name: /^Menu item/ });
    await eventually(() => rest.count()).toBe(13);
    await header.getByRole('link', { name: 'Menu item 14' }).click({ trial: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await shifted(page)).toBe(before);
  });

  it('can be used with the keyboard, and is closed by Escape, a press outside, and navigation', async () => {
    const { page, header, more } = await open(1280);
    const last = header.getByRole('link', { name: 'Menu item 14' });
    await more.focus();
    await page.keyboard.press('Enter');
    await last.waitFor();
    expect(await more.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await last.waitFor({ state: 'detached' });
    expect(await isFocused(more)).toBe(true);
    await more.click();
    await page.getByRole('main').click({ position: { x: 5, y: 5 } });
    await last.waitFor({ state: 'detached' });
  });

  it('leaves the terms to the footer of a customer, and opens them for a visitor', async () => {
    const customer = await open(1280);
    await customer.more.click();
    await customer.header.getByRole('link', { name: 'Menu item 14' }).waitFor();
    expect(await customer.header.getByRole('button', { name: 'Menu item 13' }).count()).toBe(0);
    const { page, header, more } = await open(1280, 'nobody');
    await more.click();
    await header.getByRole('button', { name: 'Menu item 13' }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await eventually(() => isFocused(more)).toBe(true);
  });

  it('has no More if everything fits', async () => {
    const { page } = await app.visitAs('standard', { width: 1280 });
    await page.goto('/content/terms');
    const shell = new Shell(page);
    await eventually(async () => (await shell.items()).length).toBeGreaterThan(2);
    expect(await page.getByRole('banner').getByRole('button', { name: 'More' }).count()).toBe(0);
  });
});

describe('a menu that just fits', () => {
  it('fits again after the window was narrower', async () => {
    const { page } = await app.visitAs('standard', { width: 1280 });
    await listItems(page, 5);
    await page.goto('/content/terms');
    const header = page.getByRole('banner');
    const last = header.getByRole('link', { name: 'Menu item 5' });
    await last.waitFor();
    const widen = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
    };
    let narrowest = 1280;
    while (narrowest > 1024 && (await last.isVisible())) await widen((narrowest -= 4));
    expect(narrowest, 'at some width it does not fit').toBeGreaterThan(1024);
    await widen(1024);
    await widen(narrowest + 4);
    await last.waitFor();
    expect(await header.getByRole('button', { name: 'More' }).count()).toBe(0);
  });
});

describe('a guest whose menu contains a sign-out item', () => {
  const ways = (place: Page | Locator) => place.getByRole('button', { name: /^log ?out$/iu });

  it('sees it once in the header and once in the drawer, and it signs out', async () => {
    const { page, context, requests } = await app.visit({ width: 1280 });
    await enterAsGuest(context);
    await listItems(page, 2, { nav_label: 'Log out', link_name: 'event:logout' });
    await page.goto('/content/terms');
    await ways(page).first().waitFor();
    await page.getByRole('link', { name: 'Menu item 2' }).waitFor();
    expect(await ways(page).allInnerTexts()).toEqual(['Log out']);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.waitFor();
    expect(await ways(drawer).count()).toBe(1);
    await ways(drawer).click();
    await eventually(() => requests.of('GET', /\/api\/auth\/logout$/u).length).toBe(1);
  });
});
