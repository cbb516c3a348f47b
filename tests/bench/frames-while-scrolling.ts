import type { Page } from 'playwright-core';
import { handedOver } from './watched-page';

/** The distance of one notch of a wheel, in px. */
const NOTCH = 120;
const NOTCHES_A_STEP = 4;

type ScrolledPage = typeof globalThis & { frameTimes?: number[]; stopTiming?: () => void };

/**
 * Scrolls a page from top to bottom.
 *
 * @returns the times between consecutive frames during that (ms, wall clock)
 */
export async function framesWhileScrolling(page: Page): Promise<readonly number[]> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await handedOver(page);
  const height = await page.evaluate(() => {
    const scrolled = globalThis as ScrolledPage;
    const frames: number[] = [];
    let last: number | null = null;
    let id = requestAnimationFrame(function note(now) {
      if (last !== null) frames.push(now - last);
      last = now;
      id = requestAnimationFrame(note);
    });
    scrolled.frameTimes = frames;
    scrolled.stopTiming = () => cancelAnimationFrame(id);
    return document.documentElement.scrollHeight;
  });
  await page.mouse.move(200, 300);
  for (let at = 0; at < height; at += NOTCH * NOTCHES_A_STEP) {
    await page.mouse.wheel(0, NOTCH * NOTCHES_A_STEP);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  return page.evaluate(() => {
    const { stopTiming, frameTimes } = globalThis as ScrolledPage;
    stopTiming?.();
    return frameTimes ?? [];
  });
}
