import { fromPromise } from 'xstate';
import { changeReview, type ReviewChange } from '../sign-off/change-review';
import {
  areReviews,
  NO_REVIEW,
  reviewAddress,
  REVIEWS,
  type Reviews,
  type StoredReview,
} from '../sign-off/flow-review';
import { isRecord } from '../model/is-record';
import { ask } from './ask';
import { catalogue } from './data/catalogue';
import { presentMeaning } from './data/signed';

/** The review of a flow as it is stored after a change. */
export type Saved = { readonly flow: string; readonly stored: StoredReview };

/** A change to the review of a flow, and the review that it changes. */
export type Saving = {
  readonly flow: string;
  readonly change: ReviewChange;
  readonly stored: StoredReview | undefined;
};

/** Today in the reviewer's own time zone, as an ISO date. */
function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Reads the reviews of all flows. */
export const loadReviews = fromPromise<Reviews>(async ({ signal }) => {
  const reviews = await ask(REVIEWS, { signal, cache: 'no-store' });
  if (!areReviews(reviews)) throw new Error('The notes and sign-offs of this site cannot be read.');
  return reviews;
});

/** Changes the review of a flow, and ends with what is stored then. */
export const saveReview = fromPromise<Saved, Saving>(async ({ input, signal }) => {
  const { flow, change, stored = NO_REVIEW } = input;
  const entry = catalogue.get(flow);
  if (!entry) throw new Error(`There is no flow ${flow}.`);
  const present = { id: crypto.randomUUID(), day: today(), meaning: presentMeaning(entry) };
  const review = changeReview(stored.review, change, present);
  const answer = await ask(reviewAddress(flow), {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', 'If-Match': `"${stored.version}"` },
    body: JSON.stringify(review),
    signal,
  });
  const version = isRecord(answer) && typeof answer.version === 'string' ? answer.version : '';
  return { flow, stored: { review, version } };
});
