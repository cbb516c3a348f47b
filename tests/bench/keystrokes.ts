import type { Locator, Page } from 'playwright-core';
import { handedOver, letIdle, type Watched } from './watched-page';

const KEYS = 'Dublin Office ';

export type Keystrokes = {
  /** From each key event until the frame that shows it is handed over, in ms. */
  readonly shown: readonly number[];
  /** The work afterwards, which nobody waits for, in ms. */
  readonly followed: readonly number[];
};

/**
 * Types into a field, and clears it again.
 *
 * @param page of the field, whose idle callbacks are held (`holdIdle`)
 * @param keys the number of keys
 * @returns the main thread's work for each key: events, script, style, layout, paint
 */
export async function typeInto(
  { page, worked }: Watched,
  field: Locator,
  keys: number = KEYS.length,
): Promise<Keystrokes> {
  await page.bringToFront();
  await field.focus();
  await handedOver(page);
  const shown: number[] = [];
  const followed: number[] = [];
  for (const key of KEYS.slice(0, keys)) {
    await expectKey(page);
    const keyShown = page.evaluate(() => (globalThis as KeyedPage).keyShown);
    const before = await worked();
    await page.keyboard.down(key);
    await keyShown;
    const then = await worked();
    await page.keyboard.up(key);
    await letIdle(page);
    await handedOver(page);
    shown.push(then - before);
    followed.push((await worked()) - then);
  }
  await field.fill('');
  return { shown, followed };
}

/** Long enough for the clock to be read before. */
const BEFORE_FRAME_MS = 150;

/**
 * The main thread's work for an idle frame and for reading the time, in ms. Each figure of `typeInto` contains it
 * too.
 */
export async function emptyFrame({ page, worked }: Watched): Promise<number> {
  await page.bringToFront();
  await handedOver(page);
  await page.evaluate((later) => {
    (globalThis as KeyedPage).keyShown = new Promise((resolve) =>
      setTimeout(
        () =>
          requestAnimationFrame(
            () => void scheduler.postTask(() => resolve(), { priority: 'user-blocking' }),
          ),
        later,
      ),
    );
  }, BEFORE_FRAME_MS);
  const shown = page.evaluate(() => (globalThis as KeyedPage).keyShown);
  const before = await worked();
  await shown;
  return (await worked()) - before;
}

type KeyedPage = typeof globalThis & { keyShown?: Promise<void> };

/**
 * Prepares `keyShown`. A frame requested only after the key would be a second one, and everything between the two
 * would count: the key's release, the change of the selection, the request itself.
 */
const expectKey = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (globalThis as KeyedPage).keyShown = new Promise((resolve) =>
      addEventListener(
        'input',
        // Resolves before the work that the page itself defers until after the frame.
        () =>
          requestAnimationFrame(
            () => void scheduler.postTask(() => resolve(), { priority: 'user-blocking' }),
          ),
        { capture: true, once: true },
      ),
    );
  });
