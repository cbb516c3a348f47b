import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { holdBack } from '../support/hold-back';
import { Banners } from '../support/pages/banners';
import { LoginPage } from '../support/pages/login-page';
import { Shell } from '../support/pages/shell';
import { useApp } from '../support/use-app';

const app = useApp();

/** How far what is on the screen has moved by itself since then: cumulative layout shift. */
const shiftedSince = (page: Page, since: number) =>
  page.evaluate(
    (from) =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (entry.startTime > from) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
    since,
  );

describe('the banner of a demo system', () => {
  it('comes late without moving anything', async () => {
    const { page } = await app.visit({ width: 390, height: 844 });
    const answer = await holdBack(page, /\/api\/config$/);
    await page.goto('/login');
    await new LoginPage(page).email.waitFor();
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    const before = await page.evaluate(() => performance.now());
    answer();
    await new Banners(page).demo.waitFor();
    expect(await shiftedSince(page, before)).toBe(0);
  });

  it('lets a press through to what it covers when it comes between press and release', async () => {
    const { page, context } = await app.visit({ width: 390, height: 530 });
    // The moment in which it takes nothing lasts until it is let go.
    const devtools = await context.newCDPSession(page);
    await devtools.send('Animation.enable');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
    const answer = await holdBack(page, /\/api\/config$/);
    await page.goto('/login');
    const { demo, dismissDemo } = new Banners(page);
    const privacy = page.getByRole('main').getByRole('link', { name: 'Privacy' });
    await privacy.hover();
    await page.mouse.down();
    answer();
    await demo.waitFor();
    const [covered, bar] = [await privacy.boundingBox(), await demo.boundingBox()];
    expect(covered?.y).toBeGreaterThan(bar?.y ?? Infinity);
    await page.mouse.up();
    await page.waitForURL('**/content/privacy');

    await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await dismissDemo.click();
    await demo.waitFor({ state: 'detached' });
  });

  it('is not shown again once somebody has had enough of it, in that browser', async () => {
    const { page, context } = await app.visit();
    const banners = new Banners(page);
    await page.goto('/login');
    await banners.dismissDemo.click();
    await banners.demo.waitFor({ state: 'detached' });
    await page.reload();
    await new LoginPage(page).email.waitFor();
    await page.waitForLoadState('networkidle');
    expect(await banners.demo.count()).toBe(0);

    const another = await app.visit();
    await another.page.goto('/login');
    await new Banners(another.page).demo.waitFor();
    expect(await context.storageState()).not.toEqual(await another.context.storageState());
  });

  it('goes, and comes back, where the browser keeps nothing', async () => {
    const { page } = await app.visit();
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    });
    const banners = new Banners(page);
    await page.goto('/login');
    await banners.dismissDemo.click();
    await banners.demo.waitFor({ state: 'detached' });
    await page.reload();
    await banners.demo.waitFor();
  });

  it('is not there where the system is none', async () => {
    const { page } = await app.visit();
    await page.route(/\/api\/config$/, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { readonly response: object };
      await route.fulfill({
        response: answer,
        json: { ...body, response: { ...body.response, demo: false } },
      });
    });
    await page.goto('/content/terms');
    await new Shell(page).link('Book by App').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await new Banners(page).demo.count()).toBe(0);
  });
});
