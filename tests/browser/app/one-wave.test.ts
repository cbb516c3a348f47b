import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../support/browser/loads/chunks';
import { waveScreens } from '../../support/browser/loads/wave-screens';
import { eventually } from '../../support/browser/eventually';
import { enterAsNewCustomer } from '../../support/backend/fresh-customer';
import { enterAsGuest } from '../../support/browser/sign-in-quietly';
import { LoginPage } from '../../support/pages/session/login-page';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { Shell } from '../../support/pages/shell';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();

const ofCustomer = /\/api\/user\//u;

/** What the page's own script says that it asks for, of code and of calls. */
const asksFor = (page: Page, admin: boolean): Promise<readonly string[]> =>
  page.locator('script[data-preload]').evaluate((script: HTMLScriptElement, isAdmin) => {
    const { preload = '', customer = '', admin: ofAdmin = '' } = script.dataset;
    return `${preload} ${isAdmin ? ofAdmin : customer}`
      .split(' ')
      .filter(Boolean)
      .map((url) => url.split('?')[0] ?? '');
  }, admin);

/** Whether the app has taken over the page's own request. */
const hasTaken = (url: string): boolean => {
  const early = Reflect.get(globalThis, '__CABRANK_EARLY__') as { answers: Record<string, unknown> };
  return url in early.answers && early.answers[url] === undefined;
};

const entry = codeOf('src/main.tsx');
const isCode = (url: string): boolean => /^\/assets\/.*\.js$/u.test(url);

describe('what a screen needs', () => {
  it.each(sampled(waveScreens, 3))(
    'is requested before the app runs: $path',
    async ({ path, who, most, later, shown }) => {
      const { page, requests } = await (who === null ? app.visit() : app.visitAs(who));
      const paths = () => requests.of('GET', /./u).map(({ url }) => new URL(url).pathname);
      let run = (): void => undefined;
      const held = new Promise<void>((resolve) => (run = resolve));
      await page.route(entry, (route) => held.then(() => route.continue()));
      await page.goto(path, { waitUntil: 'commit' });
      const wanted = await asksFor(page, who === 'admin');
      const isAsked = (url: string) =>
        paths().some((each) => url.replace('{uuid}', each.split('/')[3] ?? '') === each);
      await eventually(() => (who === null ? wanted.filter(isCode) : wanted).every(isAsked)).toBe(true);
      const before = paths().length;
      run();
      await shown(page).waitFor();
      const late = paths()
        .slice(before)
        .filter((url) => isCode(url) || url.startsWith('/api/'))
        .filter((url) => !later.some((each) => each.test(url)));
      expect(late).toEqual([]);
      const scripts = new Set(
        paths()
          .filter(isCode)
          .filter((url) => !later.some((each) => each.test(url))),
      );
      expect(scripts.size).toBeLessThanOrEqual(most);
    },
  );
});

describe('what was requested before the app ran', () => {
  it('is requested once, and a customer without cards sees that there are none', async () => {
    const { page, context, requests } = await app.visit();
    await enterAsNewCustomer(context);
    await new ProfilePage(page).open();
    await new ProfilePage(page).addCard.waitFor();
    await page.waitForLoadState('networkidle');
    const urls = requests.of('GET', ofCustomer).map(({ url }) => url);
    expect(urls.toSorted()).toEqual([...new Set(urls)].toSorted());
  });

  it('is requested once if the app already waits when the user is known', async () => {
    const { page, requests } = await app.visitAs('admin');
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/auth/user', (route) => held.then(() => route.continue()));
    await page.goto('/admin/dashboard');
    await page.waitForFunction(hasTaken, '/api/auth/user');
    letGo();
    await new Shell(page).navigation.getByRole('listitem').first().waitFor();
    expect(requests.of('GET', /\/admin-nav$/u)).toHaveLength(1);
  });

  it('contains no customer data for a guest, who is redirected', async () => {
    const { page, context, requests } = await app.visit();
    await enterAsGuest(context);
    await page.goto('/profile');
    await eventually(() => Promise.resolve(new URL(page.url()).pathname)).not.toBe('/profile');
    await page.waitForLoadState('networkidle');
    expect(requests.of('GET', ofCustomer)).toEqual([]);
  });

  it('contains no personal data if the session of the last visit has ended: the login is shown', async () => {
    const { page, context, requests } = await app.visitAs('standard');
    const profile = new ProfilePage(page);
    await profile.open();
    await profile.card('Joint account').waitFor();
    // The list of devices is asked for after the cards are shown.
    await page.waitForLoadState('networkidle');
    await profile.settled();
    const before = requests.of('GET', ofCustomer).length;
    await context.clearCookies();
    await page.goto('/profile');
    await new LoginPage(page).heading.waitFor();
    await page.waitForLoadState('networkidle');
    expect(requests.of('GET', ofCustomer)).toHaveLength(before);
  });

  it('is discarded when another tab logs out before it arrives', async () => {
    const { page, context, provoke } = await app.visitAs('standard');
    const { page: other } = await app.visit({ context });
    await new ProfilePage(other).open();
    await new ProfilePage(other).card('Joint account').waitFor();
    await new ProfilePage(other).settled();

    provoke(ofCustomer);
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/\/cards\/view$/u, async (route) => {
      const answer = await route.fetch();
      await held;
      await route.fulfill({ response: answer }).catch(() => undefined);
    });
    await page.goto('/profile');
    await new ProfilePage(page).heading.waitFor();
    await new Shell(other).logout.first().click();
    await new LoginPage(page).heading.waitFor();
    letGo();
    await page.waitForLoadState('networkidle');
    await eventually(() => new ProfilePage(page).card('Joint account').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/login');
  });
});

describe('a second visit', () => {
  it('requests no script', async () => {
    const { page } = await app.visitAs('standard');
    const profile = new ProfilePage(page);
    await profile.open();
    await profile.card('Joint account').waitFor();
    await page.waitForLoadState('networkidle');
    await profile.open();
    await profile.card('Joint account').waitFor();
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name, transferSize }) => ({ name, transferSize })),
    );
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter(({ transferSize }) => transferSize > 0)).toEqual([]);
  });
});
