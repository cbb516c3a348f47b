import type { Page } from 'playwright-core';
import { handedOver } from './watched-page';

/**
 * The number of consecutive frames without a pending request. Code that makes a request after rendering a response
 * has done so by then.
 */
const QUIET_FRAMES = 3;

/**
 * Tracks the requests of a page, including its frames. Call it before the page is opened.
 *
 * @returns a function that waits until no request is pending and everything received is rendered
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

/** Waits until the prerendered page is hydrated: from then on React controls links and fields. */
async function comeAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'));
  });
}

/**
 * Opens an address and waits until the app is loaded and quiet.
 *
 * @returns a function that waits for that again
 */
export async function openQuietly(page: Page, path: string): Promise<() => Promise<void>> {
  const quiet = followRequests(page);
  await page.goto(path);
  await comeAlive(page);
  await quiet();
  return quiet;
}
