import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { holdBack } from '../../support/browser/answers/hold-back';
import { Banners } from '../../support/pages/banners';
import { LoginPage } from '../../support/pages/session/login-page';
import { Shell } from '../../support/pages/shell';
import { signInQuietly } from '../../support/browser/sign-in-quietly';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

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
  it.each([
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1280, height: 800 },
  ])('appears late without shifting the layout at $width px', async (size) => {
    const { page } = await app.visit(size);
    const answer = await holdBack(page, /\/api\/config$/);
    await page.goto('/login');
    await new LoginPage(page).email.waitFor();
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    const before = await page.evaluate(() => performance.now());
    answer();
    await new Banners(page).demo.waitFor();
    expect(await shiftedSince(page, before)).toBe(0);
  });

  it.each(sampled([390, 768, 1280]))('covers nothing of the page at %i px', async (width) => {
    const { page, context } = await app.visit({ width, height: 844 });
    await signInQuietly(context, 'standard');
    const { demo } = new Banners(page);
    for (const path of ['/profile', '/content/terms', '/new-booking']) {
      await page.goto(path);
      await demo.waitFor();
      await page.waitForLoadState('networkidle');
      const [bar, main] = [await demo.boundingBox(), await page.getByRole('main').boundingBox()];
      if (bar === null || main === null) throw new Error('One of them is not seen');
      expect(bar.y, path).toBeGreaterThanOrEqual(main.y + main.height);
    }
  });

  it.each(sampled([390, 1280]))(
    'is visible at once on a page that fits the window, at %i px',
    async (width) => {
      const { page } = await app.visit({ width, height: 844 });
      await page.goto('/login');
      const { demo } = new Banners(page);
      await demo.waitFor();
      const bar = await demo.boundingBox();
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(844);
    },
  );

  it('is not shown again in a browser in which it was dismissed', async () => {
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

  it('can be dismissed, and is shown again on the next visit, if the browser stores nothing', async () => {
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

  it('is not shown if the system is not a demo', async () => {
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
