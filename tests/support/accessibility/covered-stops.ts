import type { Page } from 'playwright-core';

/** More tab stops than any screen has. */
const FARTHEST = 150;

type Walk = {
  /** The number of elements that had the focus. */
  readonly stops: number;
  /** Those that something else covered, or that were outside of the window. */
  readonly covered: readonly string[];
};

type WalkedPage = { firstStop?: Element | null };

/**
 * Presses a key from stop to stop, until the focus leaves the page or is where it began. At each stop the element in
 * the middle of the focused one must be itself, inside it, or around it. Of an element that is higher than the
 * window, the part in the window counts.
 */
export async function coveredStops(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Walk> {
  const covered: string[] = [];
  await page.evaluate(() => {
    (globalThis as WalkedPage).firstStop = null;
  });
  for (let stops = 0; stops < FARTHEST; stops += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(async () => {
      // A person does not press twice within one frame.
      await new Promise(requestAnimationFrame);
      const world = globalThis as WalkedPage;
      const focused = document.activeElement;
      if (focused === null || focused === document.body || focused === world.firstStop) return null;
      world.firstStop ??= focused;
      const { left, top, right, bottom, height } = focused.getBoundingClientRect();
      const [start, end] =
        height > innerHeight ? [Math.max(top, 0), Math.min(bottom, innerHeight)] : [top, bottom];
      const middle = document.elementFromPoint((left + right) / 2, (start + end) / 2);
      const isFree = middle !== null && (focused.contains(middle) || middle.contains(focused));
      return isFree
        ? ''
        : `${focused.outerHTML.slice(0, 160)} is under ${middle?.outerHTML.slice(0, 80) ?? 'nothing'}`;
    });
    if (stop === null) return { stops, covered };
    if (stop !== '') covered.push(stop);
  }
  throw new Error(`There are more than ${FARTHEST} tab stops`);
}
