import type { BrowserContext, Page } from 'playwright-core';

/**
 * The person asked in this browser to hear no more of any card that expires: what is not about those notices is not
 * covered by them.
 */
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

/** Call before the page is opened: the person did not ask that, and is told of their cards. */
export async function showExpiringCards(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(globalThis, { cabrankReportsCards: true }));
}

/** Call before the page is opened: whoever is signed in has so many cards, all of which have expired. */
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
