import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PRERENDERED } from '../../../src/build/pages';
import { holdBack } from '../../support/browser/answers/hold-back';
import { shifted, watchShifts } from '../../support/browser/loads/layout-shift';
import { Banners } from '../../support/pages/banners';
import { LoginPage } from '../../support/pages/session/login-page';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();

const SIZES = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
] as const;

const fontsLoaded = (page: Page) =>
  page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.fonts].some(({ family, status }) => status === 'loaded' && family.includes('Ubuntu')),
  );

/** What stands in for the company's font is a local one that is stretched: a machine has to have it. */
const hasStandIn = (page: Page) =>
  page.evaluate(() =>
    document.fonts.load("1rem 'Ubuntu Fallback'").then(
      () => true,
      () => false,
    ),
  );

describe('the company’s font', () => {
  it.each(sampled([...Object.keys(PRERENDERED), '/no/such/page', '/content/terms']))(
    'arrives late on %s without a layout shift: the fallback font takes the same room',
    async (path) => {
      for (const size of SIZES) {
        const { page, provoke } = await app.visit(size);
        if (path.startsWith('/no/')) provoke(/\/no\/such\/page$/u);
        await watchShifts(page);
        const letGo = await holdBack(page, /\.woff2$/u);
        await page.goto(path, { waitUntil: 'commit' });
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await page.waitForLoadState('domcontentloaded');
        expect(await hasStandIn(page), 'this machine has Arial or Liberation Sans').toBe(true);
        letGo();
        await fontsLoaded(page);
        await page.waitForLoadState('networkidle');
        // Words of another font are a little longer or shorter: what stands in a row moves by a few pixels at most.
        expect((await shifted(page)).toFixed(3), `${size.width} wide`).toBe('0.000');
      }
    },
  );

  it.each(sampled(['/login', '/profile', '/register/signup'], 1))(
    'is requested once by the head of %s, each file that its screen uses',
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

describe('the company details in the header', () => {
  it.each(sampled([...Object.keys(PRERENDERED), '/content/terms']))(
    'arrive late on %s without a layout shift',
    async (path) => {
      for (const size of SIZES) {
        const { page } = await app.visit(size);
        await watchShifts(page);
        const letGo = await holdBack(page, /\/api\/(?:config|content\/nav)$/u);
        await page.goto(path, { waitUntil: 'commit' });
        await fontsLoaded(page);
        letGo();
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await page.waitForLoadState('networkidle');
        expect((await shifted(page)).toFixed(3), `${size.width} wide`).toBe('0.000');
      }
    },
  );
});

describe('an older page', () => {
  it('is shown only once it is known whether it has a heading, so it is not pushed down', async () => {
    for (const size of SIZES) {
      const { page } = await app.visitAs('standard', size);
      await watchShifts(page);
      const letGo = await holdBack(page, /\/api\/content\/nav$/u);
      const older = page.waitForResponse(/\/legacy\/new-booking/u);
      await page.goto('/new-booking', { waitUntil: 'commit' });
      await (await older).finished();
      await page.waitForFunction(
        () => document.querySelector('iframe')?.contentDocument?.readyState === 'complete',
      );
      const frame = page.locator('iframe');
      expect(await frame.isVisible()).toBe(false);
      letGo();
      await frame.waitFor();
      await page.waitForLoadState('networkidle');
      expect((await shifted(page)).toFixed(3), `${size.width} wide`).toBe('0.000');
    }
  });
});

describe('a bar that appears', () => {
  it('causes no layout shift: a new version', async () => {
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

  it('causes no layout shift: no connection', async () => {
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
