import type { Page } from 'playwright-core';
import { drawn } from './drawn';

type ShiftedWindow = { shifted?: number };

/** Adds up from the first paint on how far what is on the screen moves by itself (cumulative layout shift). */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const world = globalThis as ShiftedWindow;
    world.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { readonly value: number })[])
        world.shifted = (world.shifted ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What has been added up so far, of all that is drawn by now. */
export async function shifted(page: Page): Promise<number> {
  await drawn(page);
  await drawn(page);
  return page.evaluate(() => (globalThis as ShiftedWindow).shifted ?? Number.NaN);
}
