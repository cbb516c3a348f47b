import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility/axe';
import { codeOf } from '../../support/browser/loads/chunks';
import { eventually } from '../../support/browser/eventually';
import { holdBack } from '../../support/browser/answers/hold-back';
import { sampled } from '../../support/matrix/tier';
import { LoginPage } from '../../support/pages/session/login-page';
import { useApp } from '../../support/browser/use-app';

const app = useApp();

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

const screens = [
  { path: '/profile', who: 'standard', size: phone, words: ['profile', 'settings', 'manage payments'] },
  { path: '/customers', who: 'admin', size: desktop, words: ['customers'] },
  // The navigation may name it otherwise.
  { path: '/new-booking', who: 'standard', size: desktop, words: [] },
  { path: '/profile', who: 'standard', size: desktop, words: ['profile', 'settings', 'manage payments'] },
  { path: '/admin/dashboard', who: 'admin', size: phone, words: ['dashboard'] },
  { path: '/admin/audit', who: 'admin', size: desktop, words: ['audit'] },
  { path: '/admin/credit-account-requests', who: 'admin', size: phone, words: ['credit account requests'] },
] as const;

/** Somebody was signed in at the last visit. */
const wasSignedIn = (page: Page) => page.addInitScript(() => localStorage.setItem('cabrank.signedIn', '1'));

/**
 * The words of the headings that are there, and how far from the top of the page each is, in CSS pixels. The words are in
 * lower case, because the navigation may write a title in another case.
 */
const headings = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[inert] :is(h1, h2), #root :is(h1, h2)')]
      .filter((heading) => heading.checkVisibility())
      .map((heading): [string, number] => [
        heading.textContent.toLowerCase(),
        Math.round(heading.getBoundingClientRect().top + scrollY),
      ]),
  );

const outlineOf = (page: Page) => page.locator('#loading');

describe('the outline of a screen', () => {
  it.each(sampled(screens))(
    '$path at $size.width px says what the screen says, before any script, and does not move when it comes',
    async ({ path, who, size, words }) => {
      const { page } = await app.visitAs(who, size);
      await wasSignedIn(page);
      const run = await holdBack(page, codeOf('src/main.tsx'));
      const answer = await holdBack(page, /\/api\/(?:user|admin)\//u);
      await page.goto(path, { waitUntil: 'commit' });
      await outlineOf(page).locator('[inert] h1').waitFor({ state: 'attached' });
      const before = await headings(page);
      expect(before.map(([text]) => text).slice(0, words.length)).toEqual(words);
      run();
      await outlineOf(page).waitFor({ state: 'detached' });
      const after = await headings(page);
      expect(after.slice(0, words.length)).toEqual(before.slice(0, words.length));
      answer();
    },
  );

  it('does not react, and a screen reader finds the loading message alone', async () => {
    const { page } = await app.visitAs('standard', phone);
    await wasSignedIn(page);
    await holdBack(page, codeOf('src/main.tsx'));
    await page.goto('/profile', { waitUntil: 'commit' });
    await outlineOf(page).locator('[inert] h1').waitFor({ state: 'attached' });
    expect(await page.getByRole('status').allInnerTexts()).toEqual(['Getting Cabrank ready…']);
    expect(await page.getByRole('heading').allInnerTexts()).toEqual(['Getting Cabrank ready…']);
    for (const role of ['link', 'button', 'textbox'] as const)
      expect(await page.getByRole(role).count()).toBe(0);
    await page.keyboard.press('Tab');
    expect(await outlineOf(page).evaluate((outline) => outline.contains(document.activeElement))).toBe(false);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('names nobody, and gives way to the login where the session is over', async () => {
    const { page, requests } = await app.visit();
    await wasSignedIn(page);
    const run = await holdBack(page, codeOf('src/main.tsx'));
    await page.goto('/profile', { waitUntil: 'commit' });
    await outlineOf(page).locator('[inert] h1').waitFor({ state: 'attached' });
    expect(await outlineOf(page).innerText()).not.toMatch(/@|aoife|ending/iu);
    run();
    await new LoginPage(page).heading.waitFor();
    expect(await outlineOf(page).count()).toBe(0);
    expect(requests.of('GET', /\/api\/user\//u)).toEqual([]);
  });

  it('is not for somebody who was not signed in', async () => {
    const { page } = await app.visit();
    const run = await holdBack(page, codeOf('src/main.tsx'));
    await page.goto('/profile', { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: 'Getting Cabrank ready…' }).waitFor();
    expect(await outlineOf(page).isVisible()).toBe(false);
    run();
    await eventually(() => Promise.resolve(new URL(page.url()).pathname)).toBe('/login');
  });
});
