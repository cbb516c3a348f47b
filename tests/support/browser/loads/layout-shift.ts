import type { Page } from 'playwright-core';
import { drawn } from '../drawn';

type ShiftedWindow = { shifted?: number };

/** Sums up the cumulative layout shift from the first paint. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const world = globalThis as ShiftedWindow;
    world.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { readonly value: number })[])
        world.shifted = (world.shifted ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum so far, after everything is rendered. */
export async function shifted(page: Page): Promise<number> {
  await drawn(page);
  await drawn(page);
  return page.evaluate(() => (globalThis as ShiftedWindow).shifted ?? Number.NaN);
}
