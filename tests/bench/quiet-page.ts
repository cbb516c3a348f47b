import type { Page } from 'playwright-core';
import { handedOver } from './watched-page';

/** So many frames in a row without a request under way: whoever asks once an answer is drawn has asked by then. */
const QUIET_FRAMES = 3;

/**
 * Counts what a page asks for, its frames included. Call before the page is opened.
 *
 * @returns waits until nothing is under way any more and what has come is drawn
 */
export function followRequests(page: Page): () => Promise<void> {
  let open = 0;
  page.on('request', () => (open += 1));
  page.on('requestfinished', () => (open -= 1));
  page.on('requestfailed', () => (open -= 1));
  return async () => {
    for (let quiet = 0; quiet < QUIET_FRAMES; quiet = open === 0 ? quiet + 1 : 0) await handedOver(page);
  };
}

/** Waits until what the page was drawn with has become the app's: links and fields are React's from then on. */
async function comeAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'));
  });
}

/**
 * Opens an address and waits until the app is there, and quiet.
 *
 * @returns waits for that again
 */
export async function openQuietly(page: Page, path: string): Promise<() => Promise<void>> {
  const quiet = followRequests(page);
  await page.goto(path);
  await comeAlive(page);
  await quiet();
  return quiet;
}
