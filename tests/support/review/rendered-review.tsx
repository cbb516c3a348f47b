import { act } from 'react';
import { expect, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { flows } from '../../../src/review/flows';
import type { Version } from '../../../src/review/model/versions';
import { walkReport, type WalkReport } from '../../../src/review/site/data/walk-report';
import { findPlace } from '../../../src/review/site/find-place';
import { linkTo, providedReview } from '../../../src/review/site/provide-review';
import type { Saved, Saving } from '../../../src/review/site/provide-reviews';
import { ReviewProvider } from '../../../src/review/site/review-context';
import type { ReviewEvent } from '../../../src/review/site/review.types';
import { ReviewApp } from '../../../src/review/site/views/review-app';
import type { ReviewChange } from '../../../src/review/sign-off/change-review';
import { NO_REVIEW, type Reviews } from '../../../src/review/sign-off/flow-review';
import { render } from '../../unit/ui/render';

/** Prepares the document for frames that are not loaded and drawings that have no size. */
export function prepareDocument(): void {
  // The page of a cell is another document: here it is not fetched.
  Object.assign(
    (window as unknown as { readonly happyDOM: { readonly settings: object } }).happyDOM.settings,
    { disableIframePageLoading: true, handleDisabledFileLoadingAsSuccess: true },
  );
  // The drawing asks how large things are; here nothing has a size.
  vi.stubGlobal(
    'DOMMatrixReadOnly',
    class {
      m22 = 1;
    },
  );
}

const noReviews: Reviews = { writable: true, flows: {} };

/** The review at a link, with its worker's work done in the page. */
export async function openReviewAt(hash: string, reviews: Reviews = noReviews) {
  const saved: ReviewChange[] = [];
  const links: string[] = [];
  const review = createActor(
    providedReview.provide({
      actors: {
        address: fromCallback<ReviewEvent>(({ sendBack }) => {
          const found = findPlace(hash);
          sendBack(
            'fault' in found ? { type: 'place.refused', ...found } : { type: 'place.reached', place: found },
          );
        }),
        loadReviews: fromPromise<Reviews>(() => Promise.resolve(reviews)),
        listVersions: fromPromise<readonly Version[]>(() => Promise.resolve([])),
        saveReview: fromPromise<Saved, Saving>(({ input: { flow, change } }) => {
          saved.push(change);
          return Promise.resolve({ flow, stored: NO_REVIEW });
        }),
        findPaths: fromPromise<WalkReport, { flow: string }>(({ input: { flow } }) =>
          Promise.resolve(walkReport(flow, flows[flow as keyof typeof flows])),
        ),
      },
      actions: {
        showScheme: () => undefined,
        rememberReviewer: () => undefined,
        rememberPanelShare: () => undefined,
      },
    }),
  );
  review.on('place.changed', ({ place }) => links.push(linkTo(place)));
  review.start();
  await render(
    <ReviewProvider review={review}>
      <ReviewApp />
    </ReviewProvider>,
  );
  const settled = async () => {
    await act(async () => {
      await expect
        .poll(() => {
          const snapshot = review.getSnapshot();
          return (
            snapshot.matches({ drawing: 'settled', finding: 'settled' }) &&
            !snapshot.matches({ reviewing: 'loading' }) &&
            !snapshot.matches({ reviewing: 'saving' })
          );
        })
        .toBe(true);
    });
  };
  await settled();
  return { review, links, saved, settled };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fills a control in as a person does. */
export async function fill(control: Control | null | undefined, value: string): Promise<void> {
  if (!control) throw new Error('There is no such field');
  const prototype = Object.getPrototypeOf(control) as object;
  await act(async () => {
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event(control.localName === 'select' ? 'change' : 'input', { bubbles: true }));
    await Promise.resolve();
  });
}

/** Submits a form. */
export async function submit(form: Element | null | undefined): Promise<void> {
  if (!form) throw new Error('There is no such form');
  await act(async () => {
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await Promise.resolve();
  });
}
