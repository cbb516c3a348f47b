import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { FRAME_TIMEOUT_MS } from '../../../src/domain/limits';
import { accessibilityFaults } from '../../support/accessibility/axe';
import { eventually } from '../../support/browser/eventually';
import { FramedSite } from '../../support/pages/framed-site';
import { LoginPage } from '../../support/pages/session/login-page';
import { demoPassword } from '../../support/browser/sign-in-quietly';
import { useApp } from '../../support/browser/use-app';

const app = useApp();

const users = /\/legacy\/users$/u;
const failure = (page: Page) => page.getByRole('heading', { name: "We couldn't load this page" });

/** Ways in which an older page does not come, beside no answer and an error of the server (`framed-pages.test.ts`). */
const troubles: Readonly<Record<string, (route: Route) => Promise<void> | undefined>> = {
  hangs: () => undefined,
  'refuses to be framed': (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'X-Frame-Options': 'DENY' },
      body: '<h1>Not here</h1>',
    }),
  'leads to another site': (route) =>
    route.fulfill({ status: 302, headers: { Location: 'https://cabrank.example/' } }),
};

describe('a framed page that', () => {
  it.each(Object.entries(troubles))('%s says so within 10 s, and Retry shows it', async (how, answer) => {
    const { page, context, provoke, provokeLine } = await app.visitAs('standard');
    provoke(users);
    provokeLine(/X-Frame-Options|frame-src blocked|Framing '.*' violates/u);
    await context.route('https://cabrank.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
    );
    await page.clock.install();
    await page.route(users, (route) => answer(route));
    await page.goto('/users');
    if (how === 'hangs') {
      await page.getByRole('status').getByText('Loading Manage Users…').waitFor();
      expect(FRAME_TIMEOUT_MS).toBeLessThan(10_000);
      await page.clock.fastForward(FRAME_TIMEOUT_MS);
    }
    await failure(page).waitFor();
    expect(await page.locator('main iframe').count()).toBe(0);
    await page.unroute(users);
    await page.getByRole('button', { name: 'Try again' }).click();
    await new FramedSite(page).at('Users');
    expect(await failure(page).count()).toBe(0);
  });

  it('hangs after navigation from another page says so, and Retry shows it', async () => {
    const { page } = await app.visitAs('standard');
    const site = new FramedSite(page);
    await page.clock.install();
    await page.goto('/job-status');
    await site.at('Job status');
    await page.route(users, () => undefined);
    await site.followWritten({ href: '/legacy/users' });
    await page.waitForURL('**/users');
    await page.getByRole('status').getByText('Loading Manage Users…').waitFor({ state: 'attached' });
    await site.named('Job status').waitFor();
    await page.clock.fastForward(FRAME_TIMEOUT_MS);
    await failure(page).waitFor();
    await page.unroute(users);
    await page.getByRole('button', { name: 'Try again' }).click();
    await site.at('Users');
    await page.goBack();
    await site.atRoute('/job-status', 'Job status');
  });

  it('does not exist shows the not-found page; Back returns to the previous page', async () => {
    const { page, provoke } = await app.visitAs('standard');
    provoke(/no-such-page/u);
    const site = new FramedSite(page);
    await page.goto('/users');
    await site.at('Users');
    await site.followWritten({ href: '/legacy/no-such-page' });
    await page.getByRole('heading', { level: 1, name: 'This page was not found' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/no-such-page');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.goBack();
    await site.atRoute('/users', 'Users');
  });

  it('finds that the session has ended leads to the login, and signing in leads back', async () => {
    const { page, context, provoke } = await app.visitAs('standard');
    provoke(/\/api\/auth\/user/u);
    const site = new FramedSite(page);
    await page.goto('/job-status');
    await site.at('Job status');
    await context.clearCookies();
    await site.followWritten({ href: '/legacy/users' });
    await page.waitForURL((url) => url.pathname === '/login');
    expect(new URL(page.url()).searchParams.get('returnUrl')).toBe('/users');
    await new LoginPage(page).signIn('standard@cabrank.test', demoPassword);
    await site.atRoute('/users', 'Users');
  });

  it('requires a sign-in although someone is signed in says so, and Retry shows it', async () => {
    const { page, provoke } = await app.visitAs('standard');
    provoke(users);
    await page.route(users, (route) =>
      route.fulfill({ status: 401, contentType: 'text/html', body: '<h1>Who are you?</h1>' }),
    );
    await page.goto('/users');
    await page.getByRole('heading', { name: 'This page asks you to sign in again' }).waitFor();
    await eventually(() => Promise.resolve(new URL(page.url()).pathname)).toBe('/users');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.unroute(users);
    await page.getByRole('button', { name: 'Try again' }).click();
    await new FramedSite(page).at('Users');
  });
});
