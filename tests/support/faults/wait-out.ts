import type { Locator, Page } from 'playwright-core';
import { setTimeout as delay } from 'node:timers/promises';
import type { FaultyGateway } from './faulty-gateway';

/** Longer than a call waits for its answer. */
const WAITS_MS = 31_000;
/** What else is under way is over by then. */
const PAUSE_MS = 400;

/** Waits for something; where a call hangs, the page's clock goes on until it is given up. */
export async function waitOut(page: Page, gateway: FaultyGateway, awaited: Promise<void>): Promise<void> {
  while (gateway.hangs()) {
    if (await Promise.race([awaited.then(() => true), delay(PAUSE_MS, false)])) return;
    await page.clock.fastForward(WAITS_MS);
  }
  await awaited;
}

/** Whether the one comes before the other. */
export const isFirst = async (one: Locator, other: Locator): Promise<boolean> => {
  await one.or(other).first().waitFor();
  return (await one.count()) > 0;
};

/** The bar that offers to load the new version. */
export const newVersion = (page: Page): Promise<void> =>
  page.getByRole('region', { name: 'A new version is ready' }).waitFor();
