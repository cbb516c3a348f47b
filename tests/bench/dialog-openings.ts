import type { Locator, Page } from 'playwright-core';
import { newContext } from '../support/browser/launch-browser';
import { openFullProfile } from './full-profile-data';
import type { ServedApp } from './served-app';
import { timeToDialog } from './time-to-frame';
import { handedOver, holdIdle, watch } from './watched-page';

/** The measured dialogs of a profile, by the button that opens them. */
export const DIALOGS: Readonly<Record<string, (page: Page) => Locator>> = {
  'Add card': (page) => page.getByRole('button', { name: 'Add card', exact: true }),
  'Remove a card': (page) =>
    page
      .getByRole('list', { name: 'Cards' })
      .getByRole('button', { name: /^Remove/u })
      .first(),
};

/** The dialogs of a profile, which it prefetches when it is idle. */
const DIALOGS_CODE = /\/assets\/screen-dialogs-/u;

/**
 * Opens a dialog as the first action on a full profile, on a new page each time.
 *
 * @param quiet whether the page has been idle before, so that it has prefetched its dialogs
 * @returns how long each opening takes (ms)
 */
export async function firstOpenings(
  { browser, url }: ServedApp,
  open: (page: Page) => Locator,
  { quiet, rounds }: { readonly quiet: boolean; readonly rounds: number },
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await newContext(browser, url);
    const page = await context.newPage();
    if (quiet) {
      const ready = page.waitForResponse(DIALOGS_CODE);
      await openFullProfile(page);
      await ready;
      await page.waitForLoadState('networkidle');
    } else {
      await holdIdle(page);
      await openFullProfile(page);
    }
    await watch(page);
    await handedOver(page);
    times.push(await timeToDialog(page, open(page)));
    await context.close();
  }
  return times;
}
