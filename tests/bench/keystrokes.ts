import type { Locator, Page } from 'playwright-core';
import { handedOver, letIdle, type Watched } from './watched-page';

const KEYS = 'Dublin Office ';

export type Keystrokes = {
  /** From each key event until the frame that shows it is handed over (ms). */
  readonly shown: readonly number[];
  /** What then follows, while nobody waits for anything (ms). */
  readonly followed: readonly number[];
};

/**
 * Types into a field, and empties it again.
 *
 * @param page of it, whose idle time is held (`holdIdle`)
 * @param keys how many are typed
 * @returns how long the main thread works for each key: events, script, style, layout, paint
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

/** Long enough for the clock to have been read before. */
const BEFORE_FRAME_MS = 150;

/**
 * How long the main thread works for a frame that nothing has happened in, and for its time to be read (ms). That is in each
 * figure of `typeInto` as well.
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
 * Prepares `keyShown`. A frame that is asked for only after the key is a second one, and all that lies between the two
 * would be counted: the key's release, the change of the selection, the asking.
 */
const expectKey = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (globalThis as KeyedPage).keyShown = new Promise((resolve) =>
      addEventListener(
        'input',
        // Before what the page itself puts off until after the frame.
        () =>
          requestAnimationFrame(
            () => void scheduler.postTask(() => resolve(), { priority: 'user-blocking' }),
          ),
        { capture: true, once: true },
      ),
    );
  });
