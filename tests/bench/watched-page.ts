import type { BrowserContext, Page } from 'playwright-core';

/** How many times slower than the machine's own the processor of a measured page is. */
export const SLOWDOWN = 4;

/** The screen of a phone. */
export const PHONE = { width: 390, height: 844 } as const;

/** The network of a phone with a weak connection; bits per second, ms. */
export const NETWORK = { down: 1_600_000, up: 750_000, latency: 150 } as const;

/** A page on the slow processor, and its main thread's work so far: script, style, layout, paint (ms). */
export type Watched = { readonly page: Page; readonly worked: () => Promise<number> };

/**
 * Measures the thread's own time: waiting for a busy machine does not count, but sharing its caches and cores does.
 */
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

/** Puts a page on the slow network. */
export async function slowNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: NETWORK.latency,
    downloadThroughput: NETWORK.down / 8,
    uploadThroughput: NETWORK.up / 8,
  });
}

/** A page with a single control. What a key costs there, it costs everywhere. */
export async function barePage(context: BrowserContext): Promise<Watched> {
  const page = await context.newPage();
  await page.setContent('<label>Name <input value="Declan Murphy"></label>');
  return watch(page);
}

/** Waits until the frame with everything begun so far is handed over. */
export const handedOver = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve()))),
  );

type HeldPage = typeof globalThis & { letIdle?: () => void };

/**
 * Holds a page's idle callbacks until `letIdle`. Otherwise it would be chance whether they count for a key. Call it
 * before the page is opened.
 */
export async function holdIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: IdleRequestCallback[] = [];
    globalThis.requestIdleCallback = (act) => held.push(act);
    (globalThis as HeldPage).letIdle = () =>
      held.splice(0).forEach((act) => act({ didTimeout: false, timeRemaining: () => 0 }));
  });
}

/** Runs the held idle callbacks. Does nothing on a page without `holdIdle`. */
export const letIdle = (page: Page): Promise<void> =>
  page.evaluate(() => (globalThis as HeldPage).letIdle?.());
