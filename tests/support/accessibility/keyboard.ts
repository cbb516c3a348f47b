import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** More tab stops than any screen has. */
const farthest = 40;

/** Whether the element has the focus. */
export const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === element.ownerDocument.activeElement);

/** Presses Tab until the target has focus. Each stop on the way must show its focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < farthest; stop += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(async () => {
      // A person does not press twice within one frame. If the test did, Chakra's TagsInput would take the focus
      // back.
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
