import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../support/browser/eventually';
import { Banners } from '../../support/pages/banners';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { Shell } from '../../support/pages/shell';
import { actFor } from '../../support/browser/sign-in-quietly';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();

const endImpersonation = /\/api\/admin\/end-impersonation$/;

/** An admin acts for the customer with the three cards. */
async function acting() {
  const opened = await app.visit();
  await actFor(opened.context, 'standard');
  return { ...opened, banners: new Banners(opened.page), shell: new Shell(opened.page) };
}

/** Until nothing more is asked for: what comes after the return would be refused. */
async function openProfile(page: Page): Promise<void> {
  await new ProfilePage(page).open();
  await new ProfilePage(page).settled();
}

describe('an admin who acts for a customer', () => {
  it.each(
    sampled([
      '/profile',
      '/new-booking',
      '/users',
      '/content/terms',
      '/lost-pass',
      '/track/7QF2',
      '/admin/dashboard',
    ]),
  )('sees the banner once on %s', async (path) => {
    const { page, banners, provoke } = await acting();
    provoke(/\/legacy\/track/);
    await page.goto(path);
    await banners.acting.waitFor();
    expect(await banners.acting.count()).toBe(1);
    await banners.acting
      .getByText(/^You are acting for Niamh Kelly · Asked us by phone · (under )?\d+ min$/)
      .waitFor();
  });

  it('sees the duration, updated every minute', async () => {
    const { page, banners } = await acting();
    await page.clock.install({ time: Date.now() });
    await new ProfilePage(page).open();
    await banners.acting.getByText('under 1 min').waitFor();
    await page.clock.runFor(60_000);
    await banners.acting.getByText('· 1 min').waitFor();
    await page.clock.fastForward(61 * 60_000);
    await banners.acting.getByText('· 1 h 2 min').waitFor();
  });

  it('can return, even after a reload, and is an admin again', async () => {
    const { page, banners, shell } = await acting();
    await openProfile(page);
    await page.reload();
    await new ProfilePage(page).settled();
    await banners.returnToAdmin.click();
    await page.waitForURL(/\/customers$/);
    await banners.acting.waitFor({ state: 'detached' });
    await shell.item('Customers').waitFor();
    await shell.logout.waitFor();
  });

  it('can return from the header too', async () => {
    const { page, banners } = await acting();
    await openProfile(page);
    await page.getByRole('banner').getByRole('button', { name: 'Return to Admin Panel' }).click();
    await page.waitForURL(/\/customers$/);
    await banners.acting.waitFor({ state: 'detached' });
  });

  it('stays with the customer if the server fails, is told so, and can try again', async () => {
    const { page, banners, shell, provoke } = await acting();
    provoke(endImpersonation);
    await openProfile(page);
    await page.route(endImpersonation, (route) =>
      route.fulfill({ status: 500, json: { code: 500, message: 'The office is closed.' } }),
    );
    await banners.returnToAdmin.click();
    await shell.notices.getByText('The office is closed.').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/profile');
    await eventually(() => banners.returnToAdmin.getAttribute('aria-disabled')).toBeNull();

    await page.unroute(endImpersonation);
    await banners.returnToAdmin.click();
    await page.waitForURL(/\/customers$/);
    await banners.acting.waitFor({ state: 'detached' });
  });
});

describe('a new version', () => {
  /** The profile of a customer, while the server's answers name another version than before. */
  async function published() {
    const { page } = await app.visitAs('standard');
    await page.route(/\/api\/content\/nav$/, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as object;
      await route.fulfill({ response: answer, json: { ...body, version: 'the next one' } });
    });
    await new ProfilePage(page).open();
    const banners = new Banners(page);
    await banners.newVersion.waitFor();
    return { page, banners };
  }

  const isSamePage = (page: Page) => page.evaluate(() => 'visited' in document.documentElement.dataset);
  const mark = (page: Page) => page.evaluate(() => void (document.documentElement.dataset.visited = ''));

  it('is loaded only when Reload is pressed', async () => {
    const { page, banners } = await published();
    await mark(page);
    await page.unroute(/\/api\/content\/nav$/);
    expect(await isSamePage(page)).toBe(true);
    await banners.versionButton('Reload').click();
    await eventually(() => isSamePage(page).catch(() => true)).toBe(false);
    await new ProfilePage(page).heading.waitFor();
  });

  it('can be postponed', async () => {
    const { page, banners } = await published();
    await mark(page);
    await banners.versionButton('Later').click();
    await banners.newVersion.waitFor({ state: 'detached' });
    expect(await isSamePage(page)).toBe(true);
  });

  it('asks before unsaved input is lost', async () => {
    const { page, banners } = await published();
    await mark(page);
    await page.evaluate(() => sessionStorage.setItem('cabrank.draft.contact', '{"message":"Hello"}'));
    await banners.versionButton('Reload').click();
    await banners.newVersion.getByText('You have unsaved changes that may be lost.').waitFor();
    await banners.versionButton('Stay on this page').click();
    await banners.versionButton('Later').waitFor();
    expect(await isSamePage(page)).toBe(true);

    await banners.versionButton('Reload').click();
    await banners.versionButton('Reload anyway').click();
    await eventually(() => isSamePage(page).catch(() => true)).toBe(false);
  });
});
