import type { Locator, Page } from 'playwright-core';
import { setTimeout as delay } from 'node:timers/promises';
import type { FaultyGateway } from './faulty-gateway';

/** Longer than the timeout of a call. */
const WAITS_MS = 31_000;
/** Long enough for everything else to finish. */
const PAUSE_MS = 400;

/** Waits for something. If a call hangs, the page's clock is advanced until the call times out. */
export async function waitOut(page: Page, gateway: FaultyGateway, awaited: Promise<void>): Promise<void> {
  while (gateway.hangs()) {
    if (await Promise.race([awaited.then(() => true), delay(PAUSE_MS, false)])) return;
    await page.clock.fastForward(WAITS_MS);
  }
  await awaited;
}

/** Whether one appears before the other. */
export const isFirst = async (one: Locator, other: Locator): Promise<boolean> => {
  await one.or(other).first().waitFor();
  return (await one.count()) > 0;
};

/** The bar that offers to load the new version. */
export const newVersion = (page: Page): Promise<void> =>
  page.getByRole('region', { name: 'A new version is ready' }).waitFor();
