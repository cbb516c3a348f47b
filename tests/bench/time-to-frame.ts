import type { Locator, Page } from 'playwright-core';
import { handedOver } from './watched-page';

/** What a press brings: an element that was not there before, or had other words. */
export type Shown = {
  /** CSS. */
  readonly selector: string;
  /** All its text; any when it is left out. */
  readonly text?: string;
};

/** After it, something does not come at all. */
const MAX_WAIT_MS = 10_000;

type TimedPage = typeof globalThis & { shown?: Promise<number> };

/** The pointer goes there first: what a page prepares on intent is prepared, as it is for a person. */
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
 * @param shown what the press brings
 * @returns how long it takes from the press until the frame that shows it is handed over (ms, by the clock on the wall)
 * @throws Error when it does not come
 */
export async function timeToFrame(page: Page, target: Locator, shown: Shown): Promise<number> {
  await page.evaluate(
    ({ selector, text, longest }) => {
      /** Looks where something has changed alone: in a large page a search of the whole would be measured as well. */
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
          // Before what the page itself puts off until after the frame.
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
 * Presses a button that opens a dialog, and closes that again.
 *
 * @returns how long it takes until the frame with the dialog is handed over (ms)
 * @throws Error when none comes
 */
export async function timeToDialog(page: Page, button: Locator): Promise<number> {
  const time = await timeToFrame(page, button, DIALOG);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor({ state: 'detached' });
  return time;
}
