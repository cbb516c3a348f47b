import { resolve } from 'node:path';
import process from 'node:process';
import type { Plugin } from 'vite';
import { serveReviews } from '../review/server/serve-reviews';
import { REVIEWS, type Reviews } from '../review/sign-off/flow-review';
import { readReviewFiles } from '../review/sign-off/review-files';

/**
 * The notes and sign-offs of all flows: `npm run flows` reads and writes them, the static site has a copy to read.
 * `FLOWS_REVIEWS` keeps them in another folder than the repository.
 *
 * @param root absolute path of the repository
 */
export function flowReviews(root: string): Plugin {
  const place = { root, kept: resolve(root, process.env['FLOWS_REVIEWS'] ?? '') };
  return {
    name: 'cabrank:flow-reviews',
    configureServer({ middlewares }) {
      middlewares.use(serveReviews(place));
    },
    generateBundle() {
      const reviews: Reviews = { writable: false, flows: readReviewFiles(place) };
      this.emitFile({ type: 'asset', fileName: REVIEWS, source: JSON.stringify(reviews) });
    },
  };
}
