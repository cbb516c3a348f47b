import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../support/browser/loads/chunks';
import { eventually } from '../../support/browser/eventually';
import { holdBack } from '../../support/browser/answers/hold-back';
import { isFocused, tabTo } from '../../support/accessibility/keyboard';
import { LoginPage } from '../../support/pages/session/login-page';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { Shell } from '../../support/pages/shell';
import { actFor, enterAsGuest } from '../../support/browser/sign-in-quietly';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();

const phone = { width: 390, height: 844 };

/** The background of the page, and what is kept of the choice. */
const appearance = (page: Page) =>
  page.evaluate(() => ({
    scheme: getComputedStyle(document.documentElement).colorScheme,
    background: getComputedStyle(document.documentElement).backgroundColor,
    kept: localStorage.getItem('cabrank.appearance'),
  }));

const STREET = { light: 'rgb(244, 244, 241)', dark: 'rgb(20, 20, 18)' } as const;

async function opened(page: Page): Promise<Shell> {
  const shell = new Shell(page);
  await page.goto('/content/terms');
  await shell.person.click();
  await shell.personMenu.menu.waitFor();
  return shell;
}

describe('the menu of the person', () => {
  it('is named by name and email address, has the profile first and Logout last', async () => {
    const { page } = await app.visitAs('standard');
    const { personMenu } = await opened(page);
    await page.getByRole('menu', { name: /standard@cabrank\.test$/u }).waitFor();
    expect(await personMenu.items.allInnerTexts()).toEqual(['Profile', 'System', 'Light', 'Dark', 'Logout']);
    await personMenu.profile.click();
    await new ProfilePage(page).heading.waitFor();
    expect(await personMenu.menu.count()).toBe(0);
  });

  it('can be used with the keyboard, and gives the focus back', async () => {
    const { page } = await app.visitAs('standard');
    const { person, personMenu } = new Shell(page);
    await page.goto('/content/terms');
    await tabTo(page, person);
    await page.keyboard.press('Enter');
    await personMenu.menu.waitFor();
    await eventually(() => isFocused(personMenu.menu)).toBe(true);
    await page.keyboard.press('Escape');
    await personMenu.menu.waitFor({ state: 'detached' });
    await eventually(() => isFocused(person)).toBe(true);
    expect(await person.getAttribute('aria-expanded')).toBe('false');

    await page.keyboard.press('Enter');
    await eventually(() => isFocused(personMenu.menu)).toBe(true);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await new LoginPage(page).heading.waitFor();
  });

  it('is closed by a second press of its button, and by a press outside', async () => {
    const { page } = await app.visitAs('standard');
    const { person, personMenu } = await opened(page);
    await person.click();
    await personMenu.menu.waitFor({ state: 'detached' });
    await person.click();
    await personMenu.menu.waitFor();
    await page.getByRole('main').click({ position: { x: 5, y: 5 } });
    await personMenu.menu.waitFor({ state: 'detached' });
  });

  it('has no profile for an admin and for a guest, and the return for an admin who acts', async () => {
    const admin = await app.visitAs('admin');
    expect(await (await opened(admin.page)).personMenu.items.allInnerTexts()).toEqual([
      'System',
      'Light',
      'Dark',
      'Logout',
    ]);
    const guest = await app.visit();
    await enterAsGuest(guest.context);
    expect(await (await opened(guest.page)).personMenu.profile.count()).toBe(0);
    const acting = await app.visit();
    await actFor(acting.context, 'premium');
    const { personMenu } = await opened(acting.page);
    expect((await personMenu.items.allInnerTexts()).at(-1)).toBe('Return to Admin Panel');
    expect(await personMenu.profile.count()).toBe(1);
  });
});

describe('the appearance', () => {
  it('is chosen in the menu, stays over a reload, and is that of the device again', async () => {
    const { page } = await app.visitAs('standard');
    const { personMenu } = await opened(page);
    expect(await personMenu.appearance('System').getAttribute('aria-checked')).toBe('true');
    expect(await appearance(page)).toEqual({ scheme: 'light dark', background: STREET.light, kept: null });

    await personMenu.appearance('Dark').click();
    await eventually(() => personMenu.appearance('Dark').getAttribute('aria-checked')).toBe('true');
    const dark = { scheme: 'dark', background: STREET.dark, kept: 'dark' };
    expect(await appearance(page)).toEqual(dark);
    await page.reload();
    await new Shell(page).person.waitFor();
    expect(await appearance(page)).toEqual(dark);

    await (await opened(page)).personMenu.appearance('System').click();
    await eventually(() => appearance(page)).toEqual({
      scheme: 'light dark',
      background: STREET.light,
      kept: null,
    });
  });

  it('light wins over a device that is dark', async () => {
    const { page } = await app.visitAs('standard', { scheme: 'dark' });
    const { personMenu } = await opened(page);
    expect((await appearance(page)).background).toBe(STREET.dark);
    await personMenu.appearance('Light').click();
    await eventually(() => appearance(page)).toEqual({
      scheme: 'light',
      background: STREET.light,
      kept: 'light',
    });
  });

  it('is also that of an older page, alone and in the frame, where a choice holds at once', async () => {
    const { page } = await app.visitAs('standard');
    await page.goto('/new-booking');
    const framed = page.frameLocator('main iframe').locator('html');
    const background = () => framed.evaluate((root) => getComputedStyle(root).backgroundColor);
    await eventually(background).toBe(STREET.light);
    const shell = new Shell(page);
    await shell.person.click();
    await shell.personMenu.appearance('Dark').click();
    await eventually(background).toBe(STREET.dark);
    await page.goto('/legacy/job-status');
    expect((await appearance(page)).background).toBe(STREET.dark);
  });

  it('of an older page is light on a dark device if that was chosen, and the device’s again', async () => {
    const { page } = await app.visitAs('standard', { scheme: 'dark' });
    await page.goto('/new-booking');
    const framed = page.frameLocator('main iframe').locator('html');
    const background = () => framed.evaluate((root) => getComputedStyle(root).backgroundColor);
    await eventually(background).toBe(STREET.dark);
    const shell = new Shell(page);
    await shell.person.click();
    await shell.personMenu.appearance('Light').click();
    await eventually(background).toBe(STREET.light);
    await shell.personMenu.appearance('System').click();
    await eventually(background).toBe(STREET.dark);
  });

  it.each(sampled(['/login', '/profile', '/no/such/page']))(
    'is there before the app runs, on %s, so that nothing flashes',
    async (path) => {
      const { page, provoke } = await app.visit();
      provoke(/\/no\/such\/page$/u);
      await page.addInitScript(() => localStorage.setItem('cabrank.appearance', 'dark'));
      const run = await holdBack(page, codeOf('src/main.tsx'));
      await page.goto(path, { waitUntil: 'commit' });
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect((await appearance(page)).background).toBe(STREET.dark);
      run();
      await page.waitForLoadState('networkidle');
    },
  );

  it('is the same in the other tabs of the browser', async () => {
    const { page, context } = await app.visitAs('standard');
    const { page: other } = await app.visit({ context });
    await other.goto('/content/terms');
    await new Shell(other).person.waitFor();
    await (await opened(page)).personMenu.appearance('Dark').click();
    await eventually(async () => (await appearance(other)).background).toBe(STREET.dark);
  });

  it('holds until the page is left if the browser stores nothing', async () => {
    const { page } = await app.visitAs('standard');
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    });
    const { personMenu } = await opened(page);
    await personMenu.appearance('Dark').click();
    await eventually(() =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
    ).toBe(STREET.dark);
  });

  it('is chosen in the drawer of a phone', async () => {
    const { page } = await app.visitAs('standard', phone);
    const { menu, drawer } = new Shell(page);
    await page.goto('/content/terms');
    await menu.click();
    await drawer.appearance('Dark').check({ force: true });
    await eventually(async () => (await appearance(page)).background).toBe(STREET.dark);
    expect(await drawer.appearance('Dark').isChecked()).toBe(true);
  });
});
