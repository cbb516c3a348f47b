import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../support/browser/eventually';
import { LoginPage } from '../../support/pages/session/login-page';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { Shell } from '../../support/pages/shell';
import { demoPassword } from '../../support/browser/sign-in-quietly';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
const pathOf = (address: string): string => new URL(address).pathname + new URL(address).search;

describe('signing in', () => {
  it('shows the three cards of standard@ with their badges', async () => {
    const { page } = await app.visit();
    const login = new LoginPage(page);
    await login.open('/?returnUrl=%2Fprofile');
    await login.signIn('standard@cabrank.test', demoPassword);

    const profile = new ProfilePage(page);
    await eventually(() => profile.cards.count()).toBe(3);
    expect(new URL(page.url()).pathname).toBe('/profile');
    const tiles = await profile.cards.allInnerTexts();
    expect(tiles.filter((tile) => tile.includes('Expiring Soon'))).toHaveLength(1);
    expect(tiles.filter((tile) => tile.includes('Expired'))).toHaveLength(1);
    for (const tile of tiles) {
      expect(tile).toMatch(/•{4}\s*\d{4}/);
      expect(tile).toMatch(/(0[1-9]|1[0-2])\/\d\d|xx\/xx/);
    }
  });

  it('says that the password is wrong, keeps the email and allows another attempt', async () => {
    const { page, provoke } = await app.visit();
    provoke(/\/api\/auth\/login/);
    const login = new LoginPage(page);
    await login.open('/login?returnUrl=%2Fprofile');
    await login.signIn('standard@cabrank.test', 'not the password');

    await login.refusal.waitFor();
    expect(await login.email.inputValue()).toBe('standard@cabrank.test');
    expect(new URL(page.url()).pathname).toBe('/login');

    await login.password.fill(demoPassword);
    await login.submit.click();
    await new ProfilePage(page).heading.waitFor();
  });

  it.each(
    sampled<readonly [string, (route: Route) => Promise<void>]>([
      ['no answer at all', (route) => route.abort('internetdisconnected')],
      [
        'an answer that is a page',
        (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
      ],
      [
        'an answer that breaks off',
        (route) => route.fulfill({ contentType: 'application/json', body: '{"code":200,"resp' }),
      ],
    ]),
  )('says that it failed after %s, and allows another attempt', async (_name, answer) => {
    const { page, provoke } = await app.visit();
    provoke(/\/api\/auth\/login/);
    await page.route('**/api/auth/login', answer, { times: 1 });
    const login = new LoginPage(page);
    await login.open('/login?returnUrl=%2Fprofile');
    await login.signIn('standard@cabrank.test', demoPassword);

    await page.getByRole('alert').getByText('An error occurred with your request').waitFor();
    await page.getByText('Please try again later').waitFor();
    expect(await login.email.inputValue()).toBe('standard@cabrank.test');
    await login.submit.click();
    await new ProfilePage(page).heading.waitFor();
    expect(await page.getByText('Please try again later').count()).toBe(0);
  });

  it('says so if the browser does not keep the session, and allows another attempt', async () => {
    const { page } = await app.visit();
    const login = new LoginPage(page);
    await login.open('/login?returnUrl=%2Fprofile');
    await page.route('**/api/auth/user', (route) =>
      route.fulfill({ contentType: 'application/json', body: '{"code":200,"response":null}' }),
    );
    await login.signIn('standard@cabrank.test', demoPassword);
    await page.getByText('Allow cookies for this site').waitFor();
    await page.unroute('**/api/auth/user');
    await login.submit.click();
    await new ProfilePage(page).heading.waitFor();
  });

  it('sends one login however often the button is pressed, even while the profile is loading', async () => {
    const { page, requests } = await app.visit();
    const login = new LoginPage(page);
    await login.open('/login?returnUrl=%2Fprofile');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await login.email.fill('standard@cabrank.test');
    await login.password.fill(demoPassword);
    await page.route('**/api/auth/user', async (route) => {
      await held;
      await route.continue();
    });
    const reading = page.waitForRequest('**/api/auth/user');
    await login.password.press('Enter');
    await reading;
    await login.password.press('Enter');
    release();
    await new ProfilePage(page).heading.waitFor();
    expect(requests.of('POST', /\/api\/auth\/login/)).toHaveLength(1);
  });

  it('sends nothing while a field is empty, and says which', async () => {
    const { page, requests } = await app.visit();
    const login = new LoginPage(page);
    await login.open('/login?returnUrl=%2Fprofile');
    await login.pressUnready();
    await login.summary.waitFor();
    await eventually(() => login.email.getAttribute('aria-invalid')).toBe('true');
    await eventually(() => login.password.getAttribute('aria-invalid')).toBe('true');
    expect(requests.of('POST', /\/api\/auth\/login$/)).toEqual([]);
  });

  it('asks a visitor on /profile to sign in, and brings them back there', async () => {
    const { page } = await app.visit();
    await page.goto('/profile');
    const login = new LoginPage(page);
    await login.heading.waitFor();
    expect(pathOf(page.url())).toBe('/login?returnUrl=%2Fprofile');

    await login.signIn('premium@cabrank.test', demoPassword);
    await new ProfilePage(page).heading.waitFor();
    expect(pathOf(page.url())).toBe('/profile');
  });

  it.each(sampled(['//evil.example/', 'https://evil.example/', '/\\evil.example', '/%2f%2fevil.example']))(
    'does not follow returnUrl %s to another site',
    async (target) => {
      const { page, requests } = await app.visit();
      const login = new LoginPage(page);
      await login.open(`/login?returnUrl=${encodeURIComponent(target)}`);
      await login.signIn('premium@cabrank.test', demoPassword);
      await page.waitForURL('**/new-booking');
      const foreign = requests.all().filter(({ url }) => !url.startsWith(app.url()));
      expect(foreign).toEqual([]);
    },
  );

  it('leads a signed-in person from the login to their page', async () => {
    const { page } = await app.visitAs('premium');
    await page.goto('/login');
    await page.getByRole('heading', { name: 'Book a taxi', level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/new-booking');
  });
});

describe('signing out', () => {
  it('ends the session, and neither Back nor the address shows the profile again', async () => {
    const { page } = await app.visitAs('standard');
    const profile = new ProfilePage(page);
    await profile.open();
    await eventually(() => profile.cards.count()).toBe(3);
    // A logout that overtakes a read of the sections below would have that refused.
    await profile.settled();
    await new Shell(page).logout.click();

    const login = new LoginPage(page);
    await login.heading.waitFor();
    await page.goBack();
    await login.heading.waitFor();
    expect(await profile.cards.count()).toBe(0);
    await page.goto('/profile');
    await login.heading.waitFor();
    expect(await profile.heading.count()).toBe(0);
  });
});
