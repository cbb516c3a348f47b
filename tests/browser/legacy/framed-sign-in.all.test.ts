import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { changeConfig } from '../../support/browser/answers/change-config';
import { FramedSite } from '../../support/pages/framed-site';
import { demoPassword } from '../../support/browser/sign-in-quietly';
import { standInTwoPageLogin } from '../../support/backends/two-page-login';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();

/** A company whose backend knows the 31 calls alone (S7.calls), and no extension group (D2.extensionGroups.1). */
async function withoutGroups() {
  const visit = await app.visit();
  await changeConfig(visit.page, { extensions: [] });
  return { ...visit, site: new FramedSite(visit.page) };
}

async function signIn(site: FramedSite, who: string): Promise<void> {
  await site.at('Sign in');
  await site.inside.getByLabel('Email Address').fill(`${who}@cabrank.test`);
  await site.inside.getByLabel('Password', { exact: true }).fill(demoPassword);
  await site.press('Sign in');
}

const read = (page: Page, what: string) => page.waitForRequest(`**/api/${what}`);

describe('if the backend does not offer the group auth', () => {
  it('the framed login signs in, and the app continues to the requested page', async () => {
    const { page, site } = await withoutGroups();
    await page.goto('/users');
    await page.waitForURL((url) => url.pathname === '/login');
    await signIn(site, 'standard');
    await site.atRoute('/users', 'Users');
  });

  it('its new-booking link reads user and navigation again, and opens /new-booking', async () => {
    const { page, context, site } = await withoutGroups();
    await page.goto('/login');
    await site.at('Sign in');
    // Signed in behind the app's back: the page says so, and the app does not know.
    await context.request.post('/legacy/login', {
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      form: { email: 'standard@cabrank.test', password: demoPassword },
      maxRedirects: 0,
    });
    await page.locator('main iframe').evaluate((frame) => {
      (frame as HTMLIFrameElement).contentWindow?.location.reload();
    });
    await site.at('Welcome');
    const asked = [read(page, 'auth/user'), read(page, 'content/nav')];
    await site.follow('Book a taxi');
    await Promise.all(asked);
    await site.atRoute('/new-booking', 'New booking');
  });

  it('a wrong password is reported by the page, and the app stays', async () => {
    const { page, site, provoke } = await withoutGroups();
    provoke(/\/legacy\/login/u);
    await page.goto('/login');
    await site.at('Sign in');
    await site.inside.getByLabel('Email Address').fill('standard@cabrank.test');
    await site.inside.getByLabel('Password', { exact: true }).fill('not this one');
    await site.press('Sign in');
    await site.inside.locator('.refused').waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
  });

  it('a two-page login that posts elsewhere: shows its own error for a wrong password, then the requested page', async () => {
    const { page, site } = await withoutGroups();
    await standInTwoPageLogin(page);
    await page.goto('/users');
    await page.waitForURL((url) => url.pathname === '/login');
    const asked = page.url();
    await site.at('Who are you?');
    await site.inside.getByLabel('Email').fill('standard@cabrank.test');
    await site.press('Go on');
    await site.at('Your password');
    await site.inside.getByLabel('Password').fill('not this one');
    await Promise.all([read(page, 'auth/user'), site.press('Go on')]);
    await site.inside.getByRole('alert').getByText('That is not your password.').waitFor();
    expect(page.url()).toBe(asked);
    await site.inside.getByLabel('Password').fill(demoPassword);
    await site.press('Go on');
    await site.atRoute('/users', 'Users');
  });

  it.each(
    sampled([
      ['/guest', 'Book as a guest'],
      ['/lost-pass', 'Lost password'],
      ['/register', 'Register'],
      ['/register/signup/business', 'Register'],
      ['/admin/login', 'Sign in'],
    ]),
  )('%s is the older page %s, and stays there', async (route, heading) => {
    const { page, site } = await withoutGroups();
    await page.goto(route);
    await site.at(heading);
    expect(new URL(page.url()).pathname).toBe(route);
  });
});
