import type { BrowserContext, Page } from 'playwright-core';

/** How much slower than the machine's own the processor of a measured page is (issue 10). */
export const SLOWDOWN = 4;

/** A page on the slow processor, and how long its main thread has worked so far: script, style, layout, paint (ms). */
export type Watched = { readonly page: Page; readonly worked: () => Promise<number> };

/** The thread's own time is measured: waiting for a busy machine does not count, though sharing its caches and cores still does. */
export async function watch(page: Page): Promise<Watched> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const worked = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  return { page, worked };
}

/** A page that is one control: what a key takes there, it takes everywhere. */
export async function barePage(context: BrowserContext): Promise<Watched> {
  const page = await context.newPage();
  await page.setContent('<label>Name <input value="Declan Murphy"></label>');
  return watch(page);
}

/** The frame of all that was begun is handed over. */
export const handedOver = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve()))),
  );

type HeldPage = typeof globalThis & { letIdle?: () => void };

/**
 * Keeps what a page does when it is idle until it is told to: it would be counted for a key or not as chance has it.
 * Call before the page is opened.
 */
export async function holdIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: IdleRequestCallback[] = [];
    globalThis.requestIdleCallback = (act) => held.push(act);
    (globalThis as HeldPage).letIdle = () =>
      held.splice(0).forEach((act) => act({ didTimeout: false, timeRemaining: () => 0 }));
  });
}

/** The page does what it has kept for when it is idle; a page that was not held does nothing. */
export const letIdle = (page: Page): Promise<void> =>
  page.evaluate(() => (globalThis as HeldPage).letIdle?.());
