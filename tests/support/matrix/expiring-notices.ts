import type { BrowserContext, Page } from 'playwright-core';

/** Silences all expiring cards in this browser, so that their notices do not cover what other tests check. */
export async function hideExpiringCards(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const read = Object.getOwnPropertyDescriptor(Storage.prototype, 'getItem')?.value as (
      this: Storage,
      key: string,
    ) => string | null;
    Storage.prototype.getItem = function (key) {
      const hidden =
        key.startsWith('cabrank.remembered.expiring-card.') && !('cabrankReportsCards' in globalThis);
      return hidden ? '1' : read.call(this, key);
    };
  });
}

/** Call before the page is opened. Undoes the silencing, so that the person is notified of their cards. */
export async function showExpiringCards(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(globalThis, { cabrankReportsCards: true }));
}

/** Call before the page is opened. Gives the signed-in person this many cards, all of them expired. */
export async function hasExpiredCards(page: Page, count: number): Promise<void> {
  const cards = Array.from({ length: count }, (_, index) => ({
    id: String(900 + index),
    name: `Card ${index + 1}`,
    lastFour: String(1000 + index),
    type: 'visa',
    expiryMonth: 7,
    expiryYear: 2026,
    expired: true,
    expiresSoon: false,
  }));
  await page.route(/\/cards\/view$/, (route) => route.fulfill({ json: { code: 200, response: cards } }));
}
