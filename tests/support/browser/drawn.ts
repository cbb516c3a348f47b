import type { Page } from 'playwright-core';

/** What has been answered by now has been drawn as well. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
