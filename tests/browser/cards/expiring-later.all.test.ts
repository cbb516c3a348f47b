import { describe, expect, it } from 'vitest';
import type { VisitOptions } from '../../support/browser/browser';
import { eventually } from '../../support/browser/eventually';
import { hasExpiredCards } from '../../support/matrix/expiring-notices';
import { ExpiringCards } from '../../support/pages/profile/profile-expiring';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();

describe('Later', () => {
  it('applies for the day, across reloads and in every tab', async () => {
    const { page, context } = await app.visitAs('standard');
    const expiring = new ExpiringCards(page);
    await expiring.open('/profile');
    await expiring.close.waitFor();
    const other = await context.newPage();
    const elsewhere = new ExpiringCards(other);
    await elsewhere.open('/content/terms');
    await elsewhere.close.waitFor();
    await expiring.later.click();
    await expiring.close.waitFor({ state: 'detached' });
    await elsewhere.close.waitFor({ state: 'detached' });
    for (const each of [page, other]) {
      await each.reload();
      await each.waitForLoadState('networkidle');
      expect(await new ExpiringCards(each).close.count()).toBe(0);
    }
    await other.close();
    const tomorrow = await page.evaluate(() => new Date().setHours(24, 0, 1));
    await page.clock.install({ time: tomorrow });
    await page.reload();
    await expiring.close.waitFor();
  });
});

describe('many cards', () => {
  /** The customer has so many cards that have expired. */
  const openWith = async (count: number, options?: VisitOptions) => {
    const visit = await app.visitAs('standard', options);
    await hasExpiredCards(visit.page, count);
    const expiring = new ExpiringCards(visit.page);
    await expiring.open('/profile');
    await expiring.close.waitFor();
    return { ...visit, expiring };
  };

  it.each(sampled([1, 3, 20]))(
    '%i of them share one notice; more than three are shown on demand',
    async (count) => {
      const { expiring } = await openWith(count);
      await eventually(() => expiring.all.count()).toBe(Math.min(count, 3));
      expect(await expiring.close.count()).toBe(1);
      if (count <= 3) return;
      await expiring.notices.button(`Show all ${count}`).click();
      expect(await expiring.all.count()).toBe(count);
      await expiring.box('Card 20').check();
    },
  );

  it('are one expandable line on a phone', async () => {
    const { expiring } = await openWith(20, { width: 390, height: 844 });
    expect(await expiring.all.count()).toBe(0);
    const box = await expiring.notices.region.boundingBox();
    expect(box?.height).toBeLessThan(80);
    await expiring.fold.click();
    await eventually(() => expiring.boxes.count()).toBe(20);
    await expiring.box('Card 20').check();
    await expiring.fold.click();
    expect(await expiring.all.count()).toBe(0);
  });
});
