import type { Locator, Page } from 'playwright-core';
import { handedOver } from './watched-page';

/** The result of a press: a new element, or an element with new text. */
export type Shown = {
  /** A CSS selector. */
  readonly selector: string;
  /** Its complete text; any text if omitted. */
  readonly text?: string;
};

/** The timeout for something to appear, in ms. */
const MAX_WAIT_MS = 10_000;

type TimedPage = typeof globalThis & { shown?: Promise<number> };

/** The pointer moves there first: what a page prefetches on intent is prefetched, as for a person. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('What is to be pressed is not on the page');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await handedOver(page);
  await page.mouse.down();
  await page.mouse.up();
}

/**
 * Presses something.
 *
 * @param shown the result of the press
 * @returns how long it takes from the press until the frame that shows it is handed over (ms, wall clock)
 * @throws Error when it does not appear
 */
export async function timeToFrame(page: Page, target: Locator, shown: Shown): Promise<number> {
  await page.evaluate(
    ({ selector, text, longest }) => {
      /** Checks only what has changed: in a large page a search of the whole document would be measured as well. */
      const isShown = ({ target, addedNodes }: MutationRecord): boolean => {
        const changed = target instanceof Element ? target : target.parentElement;
        return [changed?.closest(selector), ...[...addedNodes].flatMap(foundIn)].some(
          (element) => element && (text === undefined || element.textContent.trim() === text),
        );
      };
      const foundIn = (node: Node): readonly Element[] =>
        node instanceof Element
          ? [...(node.matches(selector) ? [node] : []), ...node.querySelectorAll(selector)]
          : [];
      const timed = globalThis as TimedPage;
      timed.shown = new Promise((resolve, reject) => {
        let pressed = Number.NaN;
        addEventListener('click', (event) => (pressed = event.timeStamp), { capture: true, once: true });
        const late = setTimeout(() => reject(new Error(`${selector} ${text ?? ''} has not come`)), longest);
        const seen = new MutationObserver((changes) => {
          if (!changes.some(isShown)) return;
          seen.disconnect();
          clearTimeout(late);
          // Resolves before the work that the page itself defers until after the frame.
          requestAnimationFrame(
            () =>
              void scheduler.postTask(() => resolve(performance.now() - pressed), {
                priority: 'user-blocking',
              }),
          );
        });
        seen.observe(document.body, { childList: true, subtree: true, characterData: true });
      });
      // It is awaited after the press.
      timed.shown.catch(() => undefined);
    },
    { selector: shown.selector, text: shown.text, longest: MAX_WAIT_MS },
  );
  await press(page, target);
  const time = await page.evaluate(() => (globalThis as TimedPage).shown);
  return time ?? Number.NaN;
}

const DIALOG: Shown = { selector: '[role="dialog"] h2, [role="alertdialog"] h2' };

/**
 * Presses a button that opens a dialog, and closes the dialog again.
 *
 * @returns how long it takes until the frame with the dialog is handed over (ms)
 * @throws Error when none appears
 */
export async function timeToDialog(page: Page, button: Locator): Promise<number> {
  const time = await timeToFrame(page, button, DIALOG);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor({ state: 'detached' });
  return time;
}
