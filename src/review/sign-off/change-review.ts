import type { Edition } from '../model/diff';
import type { FlowReview } from './flow-review';

/** What a person does to the review of a flow. */
export type ReviewChange =
  | { readonly kind: 'note'; readonly at: string | null; readonly text: string; readonly by: string }
  | { readonly kind: 'noteRemoved'; readonly id: string }
  | { readonly kind: 'signOff'; readonly by: string }
  | { readonly kind: 'signOffWithdrawn' };

/** What a change needs of the outside: an id that no note has, today as an ISO date, and what the flow means now. */
export type Present = { readonly id: string; readonly day: string; readonly meaning: Edition };

/** The review after a change. */
export function changeReview(
  review: FlowReview,
  change: ReviewChange,
  { id, day, meaning }: Present,
): FlowReview {
  switch (change.kind) {
    case 'note': {
      const { at, text, by } = change;
      return { ...review, notes: [...review.notes, { id, at, text: text.trim(), by: by.trim(), on: day }] };
    }
    case 'noteRemoved':
      return { ...review, notes: review.notes.filter((note) => note.id !== change.id) };
    case 'signOff':
      return { ...review, signOff: { by: change.by.trim(), on: day, meaning } };
    case 'signOffWithdrawn':
      return { ...review, signOff: null };
  }
}
