import { describe, expect, it } from 'vitest';
import { holdBack } from '../../support/browser/answers/hold-back';
import { eventually } from '../../support/browser/eventually';
import { LoginPage } from '../../support/pages/session/login-page';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { Shell } from '../../support/pages/shell';
import { demoPassword } from '../../support/browser/sign-in-quietly';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
const loginCall = /\/api\/auth\/login$/;

describe('before the script has loaded', () => {
  it.each(sampled(['/', '/login']))(
    '%s takes an email, a password and Enter, and signs in once',
    async (path) => {
      const { page, requests } = await app.visit();
      const letGo = await holdBack(page, /\.js$/);
      await page.goto(`${path}?returnUrl=%2Fprofile`, { waitUntil: 'commit' });
      const login = new LoginPage(page);
      await login.email.pressSequentially('standard@cabrank.test');
      await login.password.pressSequentially(demoPassword);
      await page.keyboard.press('Enter');
      expect(requests.of('POST', loginCall)).toEqual([]);
      expect(await login.email.inputValue()).toBe('standard@cabrank.test');

      letGo();
      await new ProfilePage(page).cards.first().waitFor();
      expect(requests.of('POST', loginCall)).toHaveLength(1);
      expect(new URLSearchParams(requests.of('POST', loginCall)[0]?.body ?? '').get('email')).toBe(
        'standard@cabrank.test',
      );
    },
  );

  it('keeps what was typed before, even after the next key press', async () => {
    const { page, requests } = await app.visit();
    const letGo = await holdBack(page, /\.js$/);
    await page.goto('/login?returnUrl=%2Fprofile', { waitUntil: 'commit' });
    const login = new LoginPage(page);
    await login.email.pressSequentially('standard@cabrank');
    letGo();
    // What the configuration brings is drawn by the script: it has come alive.
    await page.getByRole('link', { name: '01 555 0100' }).first().waitFor();
    expect(await login.email.inputValue()).toBe('standard@cabrank');
    await login.email.pressSequentially('.test');
    expect(await login.email.inputValue()).toBe('standard@cabrank.test');
    await login.password.fill(demoPassword);
    expect(requests.of('POST', loginCall)).toEqual([]);
    await login.submit.click();
    await new ProfilePage(page).cards.first().waitFor();
  });

  it('shows the form without any script', async () => {
    const { page } = await app.visit();
    await page.route(/\.js$/, () => undefined);
    await page.goto('/login', { waitUntil: 'commit' });
    const login = new LoginPage(page);
    await login.heading.waitFor();
    expect(await login.email.isEditable()).toBe(true);
    expect(await login.password.isEditable()).toBe(true);
  });
});

describe('when the script cannot be loaded', () => {
  it.each(
    sampled([
      ['/login', 'a visitor'],
      ['/login', 'standard'],
      ['/profile', 'standard'],
      ['/no/such/page', 'a visitor'],
      ['/no/such/page', 'standard'],
    ]),
  )('%s tells %s so, and offers to reload the page', async (path, who) => {
    const { page, provoke } = await (who === 'standard' ? app.visitAs(who) : app.visit());
    if (who === 'standard' && path !== '/profile')
      await page.addInitScript(() => localStorage.setItem('cabrank.signedIn', '1'));
    provoke(/\.js$|\/no\/such\/page$/);
    await page.route(/\/main-[^/]*\.js$/, (route) => route.abort());
    await page.goto(path);
    const shell = new Shell(page);
    await shell.startFailure.waitFor();
    expect(await shell.startFailure.evaluate((heading) => heading === document.activeElement)).toBe(true);
    expect(await page.getByRole('main').count()).toBe(1);
    expect(await new LoginPage(page).email.count()).toBe(0);

    await page.unroute(/\/main-[^/]*\.js$/);
    await shell.reload.click();
    const arrival = path === '/login' && who === 'standard' ? '/new-booking' : path;
    await eventually(() => Promise.resolve(new URL(page.url()).pathname)).toBe(arrival);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    expect(await shell.startFailure.count()).toBe(0);
  });
});

describe('the first rendering of a page', () => {
  it.each(sampled(['/login', '/register/signup', '/no/such/page']))(
    '%s contains both live regions beside the screen',
    async (path) => {
      const { context } = await app.visit();
      const html = await (await context.request.get(path)).text();
      const root = /<div id="root">.*?<div id="unloaded" hidden>/s.exec(html)?.[0] ?? '';
      const afterScreen = root.slice(root.indexOf('</main>'));
      expect(root).toContain('<div id="page">');
      expect(afterScreen.match(/role="(?:alert|status)" aria-atomic/g)).toHaveLength(2);
    },
  );
});

describe('the response for a page', () => {
  it.each(sampled(['/login', '/profile', '/no/such/page']))(
    '%s has a CSP of hashes, and nothing else inline',
    async (path) => {
      const { context } = await app.visit();
      const answer = await context.request.get(path);
      const policy = answer.headers()['content-security-policy'] ?? '';
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
      expect(scripts).toMatch(/'sha256-[A-Za-z0-9+/=]{44}'/);
      expect(scripts).not.toMatch(/'unsafe-|(?:^|\s)(?:\*|https?:|data:|blob:)(?:\s|$)/);
      expect(policy).toMatch(/object-src 'none'/);
      expect(policy).toMatch(/base-uri 'none'/);
      expect(policy).toMatch(/frame-ancestors 'none'/);
    },
  );
});
