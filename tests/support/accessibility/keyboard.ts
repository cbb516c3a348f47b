import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** More stops than any screen has. */
const farthest = 40;

/** Whether the element has the focus. */
export const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === element.ownerDocument.activeElement);

/** Presses Tab until the focus is on the target; every stop on the way must show that it has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < farthest; stop += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(async () => {
      // Nobody presses twice within a frame, in which Chakra's TagsInput would take the focus back.
      await new Promise(requestAnimationFrame);
      const focused = document.activeElement;
      if (!focused || focused === document.body) return 'nothing has the focus';
      const { outlineStyle, boxShadow } = getComputedStyle(focused);
      return outlineStyle === 'none' && boxShadow === 'none' ? focused.outerHTML : null;
    });
    expect(ring === 'nothing has the focus' ? null : ring, 'has the focus and does not show it').toBeNull();
  }
  throw new Error(`Tab does not lead to ${target.toString()}`);
}
