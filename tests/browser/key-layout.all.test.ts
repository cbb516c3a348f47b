import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { drawn } from '../support/drawn';
import { ProfilePage } from '../support/pages/profile-page';
import { useApp } from '../support/use-app';

/** What Chromium lays out at once (`Layout` of a trace). */
type Layout = { readonly partialLayout: boolean; readonly totalObjects: number };
type TraceEvent = { readonly name: string; readonly args: { readonly beginData?: Layout } };

const app = useApp();

/** What a form does with what is typed is over. */
const quiet = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done))));

/** Types a key into a field, and tells what is laid out for it first. */
async function layoutOfAKey(page: Page, field: Locator): Promise<Layout | undefined> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser of its own');
  await field.fill('Dublin');
  await quiet(page);
  await drawn(page);
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.keyboard.press('o');
  await drawn(page);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return trace.traceEvents.find(({ name, args }) => name === 'Layout' && args.beginData !== undefined)?.args
    .beginData;
}

describe('a key', () => {
  it.each([
    'Default Booking Name',
    'Phone Number',
    'CC Correspondence to',
    'Share Bookings With',
    'Old Password',
  ])('in %s makes the browser lay out what is in the field, and not the page around it', async (label) => {
    const { page } = await app.visitAs('business');
    const profile = new ProfilePage(page);
    await profile.open();
    await profile.settled();
    const layout = await layoutOfAKey(page, page.getByLabel(label, { exact: true }));
    expect(layout?.partialLayout).toBe(true);
    expect(layout?.totalObjects).toBeLessThan(12);
  });

  // Chromium looks at each scroll container with every layout, in sight or not: with 500 cards that was a tenth of a key.
  it('finds no scroll container in the cards', async () => {
    const { page } = await app.visitAs('business');
    const profile = new ProfilePage(page);
    await profile.open();
    await profile.settled();
    const overflows = await page
      .getByRole('list', { name: 'Cards', exact: true })
      .locator('*')
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).overflow));
    expect([...new Set(overflows)].toSorted()).toEqual(['clip', 'visible']);
  });
});
