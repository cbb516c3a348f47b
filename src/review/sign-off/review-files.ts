import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isFlowReview, type FlowReview, type StoredReview } from './flow-review';

const CHART = '.machine.ts';
const REVIEW = '.review.json';

/** Where the reviews of a repository are. */
export type ReviewPlace = {
  /** Absolute path of the repository. */
  readonly root: string;
  /** Absolute path of the folder whose `machines/` holds the reviews: the repository, unless they are kept apart. */
  readonly kept: string;
};

/** The file of each flow's review, whether it exists or not, by the flow's name. */
export function reviewFiles({ root, kept }: ReviewPlace): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(join(root, 'machines'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(CHART))
      .map((path) => path.slice(0, -CHART.length))
      .map((stem) => [basename(stem), join(kept, 'machines', `${stem}${REVIEW}`)]),
  );
}

const versionOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

const textOf = (review: FlowReview): string => `${JSON.stringify(review, null, 2)}\n`;

/**
 * Reads the review of a flow; `null` if there is none.
 *
 * @throws Error that names the file, if it is no review
 */
function readReview(file: string): StoredReview | null {
  if (!existsSync(file)) return null;
  const text = readFileSync(file, 'utf8');
  let review: unknown;
  try {
    review = JSON.parse(text);
  } catch {
    throw new Error(`${file} is not JSON.`);
  }
  if (!isFlowReview(review)) throw new Error(`${file} is not a review as the flow review writes it.`);
  return { review, version: versionOf(text) };
}

/**
 * Reads the reviews of all flows that have one.
 *
 * @throws Error that names the file, if one is no review
 */
export const readReviewFiles = (place: ReviewPlace): Readonly<Record<string, StoredReview>> =>
  Object.fromEntries(
    [...reviewFiles(place)].flatMap(([flow, file]) => {
      const stored = readReview(file);
      return stored ? [[flow, stored]] : [];
    }),
  );

/**
 * Writes the review of a flow.
 *
 * @param seen the version that was changed
 * @returns the new version; `null` if the file has another version by now
 * @throws Error if there is no such flow
 */
export function writeReviewFile(
  place: ReviewPlace,
  flow: string,
  review: FlowReview,
  seen: string,
): string | null {
  const file = reviewFiles(place).get(flow);
  if (file === undefined) throw new Error(`There is no flow ${flow}.`);
  if ((readReview(file)?.version ?? '') !== seen) return null;
  const text = textOf(review);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return versionOf(text);
}
