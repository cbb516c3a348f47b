import type { Page } from 'playwright-core';

/** Waits until everything that has been answered is rendered. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
