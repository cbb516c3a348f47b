import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { useBrowser, type Visit, type VisitOptions } from '../browser/browser';
import { serveReview, type ReviewSite } from './review-site';

const BUILD_MS = 6 * 60_000;

export type ReviewUnderTest = {
  /** A new browser on the site, without an open page. */
  readonly visit: (options?: VisitOptions) => Promise<Visit>;
  /** @param hash the place in the review, such as `#/flow/card-add` */
  readonly open: (page: Page, hash: string) => Promise<unknown>;
};

/** Builds and serves the flow review for the tests of one file, as a static site. */
export function useReviewSite(): ReviewUnderTest {
  let site: ReviewSite;
  beforeAll(async () => {
    site = await serveReview();
  }, BUILD_MS);
  afterAll(() => site.close());
  const { visit } = useBrowser(() => site.address);
  return { visit, open: (page, hash) => page.goto(`${site.address}${hash}`) };
}
