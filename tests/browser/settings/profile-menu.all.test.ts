import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { MENU_SCROLL_SUPPRESSION_MS } from '../../../src/domain/limits';
import { eventually } from '../../support/browser/eventually';
import { isFocused } from '../../support/accessibility/keyboard';
import { SectionMenu } from '../../support/pages/profile/profile-expiring';
import { PasswordSection, ProfilePage } from '../../support/pages/profile/profile-page';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();

async function open(width: number) {
  const visit = await app.visitAs('business', { width });
  await new ProfilePage(visit.page).open();
  await new ProfilePage(visit.page).loaded();
  return { ...visit, menu: new SectionMenu(visit.page) };
}

const marked = (menu: SectionMenu) => menu.current.evaluateAll((all) => all.map((each) => each.ariaLabel));
const bringUp = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true }).evaluate((heading) => heading.scrollIntoView());

/** Scrolls, and waits until the page has heard of it: the menu looks a frame later. */
const scroll = (page: Page, top: number): Promise<void> =>
  page.evaluate(
    (to) =>
      new Promise<void>((heard) => {
        addEventListener('scroll', () => heard(), { once: true });
        scrollTo(0, to);
      }),
    top,
  );

describe('the profile’s menu', () => {
  it('has the three sections in the order of the page, below one main heading', async () => {
    const { page, menu } = await open(1280);
    const sections = ['Settings', 'Manage Payments', 'Change Password'];
    expect(await menu.row.getByRole('link').allInnerTexts()).toEqual(sections);
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['Profile']);
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
    expect(headings.filter((heading) => sections.includes(heading))).toEqual(sections);
  });

  it.each(sampled([390, 768, 1280]))('marks the section in view, at %i px', async (width) => {
    const { page, menu } = await open(width);
    expect(await marked(menu)).toEqual(['Settings']);
    await bringUp(page, 'Manage Payments');
    await eventually(() => marked(menu)).toEqual(['Manage Payments']);
    await bringUp(page, 'Change Password');
    await eventually(() => marked(menu)).toEqual(['Change Password']);
    await page.evaluate(() => scrollTo(0, 0));
    await eventually(() => marked(menu)).toEqual(['Settings']);
    await menu.row.waitFor();
  });

  it('marks the pressed section, and for 1000 ms no section that is scrolled past', async () => {
    const { page, menu } = await open(1280);
    await page.clock.install();
    // From here on time passes only where the test says so.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await menu.entry('Change Password').click();
    expect(await marked(menu)).toEqual(['Change Password']);
    await scroll(page, 0);
    await page.clock.runFor(MENU_SCROLL_SUPPRESSION_MS - 100);
    expect(await marked(menu)).toEqual(['Change Password']);
    await page.clock.runFor(200);
    await scroll(page, 1);
    await page.clock.runFor(200);
    await eventually(() => marked(menu)).toEqual(['Settings']);
  });

  it('works with the keyboard: the heading of the section gets focus, the address stays', async () => {
    const { page, menu } = await open(1280);
    await menu.entry('Change Password').focus();
    await page.keyboard.press('Enter');
    await eventually(() => isFocused(new PasswordSection(page).heading)).toBe(true);
    expect(new URL(page.url()).hash).toBe('');
  });

  it('is one row that stays visible on a phone, with texts that fit', async () => {
    const { page, menu } = await open(320);
    const entries = menu.row.getByRole('link');
    expect(await entries.allInnerTexts()).toEqual(['Settings', 'Payments', 'Password']);
    const tops = await entries.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await bringUp(page, 'Change Password');
    await eventually(async () => (await menu.row.boundingBox())?.y).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
