import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../support/browser/loads/chunks';
import { eventually } from '../../support/browser/eventually';
import { Banners } from '../../support/pages/banners';
import { LoginPage } from '../../support/pages/session/login-page';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { SettingsSection } from '../../support/pages/profile/profile-settings';
import { Shell } from '../../support/pages/shell';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();

const registration = codeOf('src/features/registration/registration/registration.route.tsx');
const cardForm = codeOf('src/features/cards/card-add/card-add-dialog.tsx');
/** The last dialog of the payments. */
const withdrawal = codeOf('src/features/profiles/subscription-withdrawal/subscription-withdrawal-dialog.tsx');
const provider = /\/assets\/(?:simulator-port|stripe)-[^/]*\.js$/u;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** A person who saves data: nothing is asked for before it is needed. */
const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/**
 * Makes the first try of a part of the app fail, with all that the browser asks for in it by itself.
 *
 * @returns how often it was asked for
 */
async function failOnce(page: Page, address: RegExp, fail: (route: Route) => Promise<void>) {
  let asked = 0;
  let failing: number | null = null;
  await page.route(address, async (route) => {
    asked += 1;
    failing ??= performance.now();
    // The first pause of `lateCode` is longer.
    if (performance.now() - failing < 200) await fail(route);
    else await route.continue();
  });
  return () => asked;
}

describe('code that does not arrive at first', () => {
  it.each(
    sampled(
      [
        ['for a connection that breaks', (route: Route) => route.abort('connectionreset')],
        [
          'for a server that is just being updated',
          (route: Route) => route.fulfill({ status: 503, body: '' }),
        ],
      ] as const,
      1,
    ),
  )('%s is requested again, and the screen is shown', async (_why, fail) => {
    const { page, provoke } = await app.visit();
    provoke(registration);
    const asked = await failOnce(page, registration, fail);
    const login = new LoginPage(page);
    await login.openAlive();
    await login.createAccount.click();
    await heading(page, 'Account Details').waitFor();
    expect(asked()).toBeGreaterThan(1);
    expect(await new Banners(page).newVersion.count()).toBe(0);
  });

  it('of a dialog is requested again too', async () => {
    const { page, provoke } = await app.visitAs('standard');
    await saveData(page);
    provoke(cardForm);
    const asked = await failOnce(page, cardForm, (route) => route.abort());
    const profile = new ProfilePage(page);
    await profile.open();
    await profile.addCard.click();
    await page.getByRole('dialog', { name: 'Add a card' }).or(page.getByRole('dialog')).first().waitFor();
    await page.getByLabel('Card number').waitFor();
    expect(asked()).toBeGreaterThan(1);
    expect(await new Banners(page).newVersion.count()).toBe(0);
  });

  it('of the app itself hydrates a moment later', async () => {
    const { page, provoke } = await app.visit();
    const entry = codeOf('src/main.tsx');
    provoke(entry);
    const asked = await failOnce(page, entry, (route) => route.abort());
    const login = new LoginPage(page);
    await login.openAlive();
    expect(asked()).toBeGreaterThan(1);
    expect(await new Shell(page).startFailure.count()).toBe(0);
  });
});

describe('code that never arrives', () => {
  it('of a screen: the current screen stays, and the new version is offered', async () => {
    const { page, provoke } = await app.visit();
    provoke(registration);
    await page.route(registration, (route) => route.abort());
    const login = new LoginPage(page);
    await login.openAlive();
    await login.email.fill('standard@cabrank.test');
    await login.createAccount.click();
    await new Banners(page).newVersion.waitFor();
    await login.heading.waitFor();
    expect(await login.email.inputValue()).toBe('standard@cabrank.test');
  });

  it('of a dialog: the screen keeps what was typed, and the next press requests it again', async () => {
    const { page, provoke, provokeLine } = await app.visitAs('standard');
    await saveData(page);
    provoke(cardForm);
    provokeLine(/ChunkFailure: The code of CardAddDialog did not arrive/u);
    await page.route(cardForm, (route) => route.abort());
    const profile = new ProfilePage(page);
    const settings = new SettingsSection(page);
    await profile.open();
    await settings.bookingName.fill('Front desk');
    await profile.addCard.click();
    await new Banners(page).newVersion.waitFor();
    expect(await settings.bookingName.inputValue()).toBe('Front desk');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.unroute(cardForm);
    await profile.addCard.click();
    await page.getByLabel('Card number').waitFor();
  });

  it('of a dialog that is prefetched: the new version is offered, and the press requests it again', async () => {
    const { page, provoke } = await app.visitAs('standard');
    provoke(cardForm);
    await page.route(cardForm, (route) => route.abort());
    const profile = new ProfilePage(page);
    await profile.open();
    await new Banners(page).newVersion.waitFor();
    await page.unroute(cardForm);
    await profile.addCard.click();
    await page.getByLabel('Card number').waitFor();
  });

  it('while offline: says so until the connection returns, and then continues', async () => {
    const { page, context, provoke } = await app.visit();
    provoke(/./u);
    const banners = new Banners(page);
    const login = new LoginPage(page);
    await login.open();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await login.createAccount.click();
    await banners.offline.waitFor();
    expect(await banners.newVersion.count()).toBe(0);
    await login.heading.waitFor();
    await context.setOffline(false);
    await banners.offline.waitFor({ state: 'detached' });
    await login.createAccount.click();
    await heading(page, 'Account Details').waitFor();
  });
});

describe('code that is likely to be needed soon', () => {
  it.each(
    sampled(
      [
        ['the pointer', (page: Page) => new LoginPage(page).createAccount.hover()],
        ['the focus', (page: Page) => new LoginPage(page).createAccount.focus()],
      ] as const,
      1,
    ),
  )('is requested on %s on a link; nothing else is requested or changed', async (_what, intend) => {
    const { page, requests } = await app.visit();
    // The last that the login asks for by itself, when the browser is idle.
    const passkeys = page.waitForResponse(/\/passkey\/options$/u);
    await new LoginPage(page).open();
    await passkeys;
    await page.waitForLoadState('networkidle');
    const before = requests.all().length;
    await intend(page);
    await eventually(() => requests.of('GET', registration).length).toBe(1);
    await page.waitForLoadState('networkidle');
    const since = requests.all().slice(before);
    expect(since.filter(({ url }) => !url.includes('/assets/'))).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/login');
    await new LoginPage(page).createAccount.click();
    await heading(page, 'Account Details').waitFor();
    expect(requests.of('GET', registration)).toHaveLength(1);
  });

  it('is prefetched for the dialogs of a screen when the browser is idle, so that a dialog opens at once', async () => {
    const { page, requests } = await app.visitAs('standard');
    const profile = new ProfilePage(page);
    await profile.open();
    await profile.loaded();
    await eventually(() => requests.of('GET', withdrawal).length).toBe(1);
    expect(requests.of('GET', cardForm)).toHaveLength(1);
    expect(requests.of('GET', provider)).toEqual([]);
    await page.waitForLoadState('networkidle');
    await profile.addCard.click();
    await page.getByLabel('Card number').waitFor();
    expect(requests.of('GET', cardForm)).toHaveLength(1);
  });

  it('is requested when the pointer is on a button that opens a dialog, if the person saves data', async () => {
    const { page, requests } = await app.visitAs('standard');
    await saveData(page);
    const profile = new ProfilePage(page);
    await profile.open();
    await profile.loaded();
    await page.waitForLoadState('networkidle');
    expect(requests.of('GET', cardForm)).toEqual([]);
    await profile.addCard.hover();
    await eventually(() => requests.of('GET', cardForm).length).toBe(1);
    expect(await page.getByRole('dialog').count()).toBe(0);

    const contact = codeOf('src/features/content/contact/contact-dialog.route.tsx');
    await new Shell(page).contact.focus();
    await eventually(() => requests.of('GET', contact).length).toBeGreaterThan(0);
  });
});
