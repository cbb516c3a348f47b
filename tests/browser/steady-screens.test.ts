import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PRERENDERED } from '../../src/build/pages';
import { shifted, watchShifts } from '../support/layout-shift';
import { Banners } from '../support/pages/banners';
import { LoginPage } from '../support/pages/login-page';
import { ProfilePage } from '../support/pages/profile-page';
import { sampled } from '../support/tier';
import { useApp } from '../support/use-app';

const app = useApp();

/** Holds every answer of these addresses back until it is told to let go. */
async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  let letGo = (): void => undefined;
  const asked = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, async (route) => {
    await asked;
    await route.continue();
  });
  return letGo;
}

const fontsLoaded = (page: Page) =>
  page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.fonts].some(({ family, status }) => status === 'loaded' && family.includes('Ubuntu')),
  );

describe('the company’s font', () => {
  it.each(sampled([...Object.keys(PRERENDERED), '/no/such/page', '/content/terms']))(
    'comes late to %s and moves nothing: what stood in for it takes the same room',
    async (path) => {
      for (const size of [
        { width: 1280, height: 900 },
        { width: 390, height: 844 },
      ]) {
        const { page, provoke } = await app.visit(size);
        if (path.startsWith('/no/')) provoke(/\/no\/such\/page$/u);
        await watchShifts(page);
        const letGo = await holdBack(page, /\.woff2$/u);
        await page.goto(path, { waitUntil: 'commit' });
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await page.waitForLoadState('domcontentloaded');
        letGo();
        await fontsLoaded(page);
        await page.waitForLoadState('networkidle');
        expect(await shifted(page), `${size.width} wide`).toBe(0);
      }
    },
  );

  it.each(sampled(['/login', '/profile', '/register/signup'], 1))(
    'is asked for by the head of %s, once, each file that its screen is written in',
    async (path) => {
      const { page, requests } = await app.visit();
      const letGo = await holdBack(page, /\.js$/u);
      await page.goto(path, { waitUntil: 'commit' });
      const heads = page.locator('head link[rel=preload][as=font]');
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await fontsLoaded(page);
      await page.evaluate(() => document.fonts.ready);
      const preloaded = await heads.evaluateAll((links) =>
        links.map((link) => (link as HTMLLinkElement).href),
      );
      const asked = requests.of('GET', /\.woff2$/u).map(({ url }) => url);
      expect(preloaded.length).toBeGreaterThan(1);
      expect([...asked].sort()).toEqual([...preloaded].sort());
      letGo();
      await page.waitForLoadState('networkidle');
    },
  );
});

describe('a bar that comes', () => {
  it('moves nothing: a new version', async () => {
    const { page } = await app.visitAs('standard', { width: 390, height: 844 });
    await watchShifts(page);
    let publish = (): void => undefined;
    const published = new Promise<void>((resolve) => (publish = resolve));
    await page.route(/\/api\/content\/nav$/u, async (route) => {
      await published;
      const answer = await route.fetch();
      const body = (await answer.json()) as object;
      await route.fulfill({ response: answer, json: { ...body, version: 'the next one' } });
    });
    const profile = new ProfilePage(page);
    await profile.open();
    await profile.loaded();
    await fontsLoaded(page);
    const before = await shifted(page);
    publish();
    await new Banners(page).newVersion.waitFor();
    expect((await shifted(page)) - before).toBe(0);
  });

  it('moves nothing: no connection', async () => {
    const { page, context, provoke } = await app.visit({ width: 390, height: 844 });
    provoke(/./u);
    await watchShifts(page);
    const login = new LoginPage(page);
    await login.open();
    await page.waitForLoadState('networkidle');
    const before = await shifted(page);
    await context.setOffline(true);
    await login.createAccount.focus();
    await new Banners(page).offline.waitFor();
    expect((await shifted(page)) - before).toBe(0);
  });
});
