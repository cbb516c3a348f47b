import { useSelector } from '@xstate/react';
import { createContext, use, type ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { ReviewActor } from './provide-review';
import type { reviewMachine } from './review.machine';
import type { ReviewContext } from './review.types';

const Review = createContext<ReviewActor | null>(null);

/** Provides the review's actor to the views. */
export function ReviewProvider({
  review,
  children,
}: {
  readonly review: ReviewActor;
  readonly children: ReactNode;
}) {
  return <Review value={review}>{children}</Review>;
}

/** The review's actor, to send events to. */
export function useReview(): ReviewActor {
  const review = use(Review);
  if (!review) throw new Error('A view of the review must be inside <ReviewProvider>');
  return review;
}

/** Subscribes to one field of the review's context. */
export function useReviewed<Key extends keyof ReviewContext>(key: Key): ReviewContext[Key] {
  return useSelector(useReview(), ({ context }) => context[key]);
}

/** Whether the review's chart is in a state. */
export function useReviewIn(state: Parameters<SnapshotFrom<typeof reviewMachine>['matches']>[0]): boolean {
  return useSelector(useReview(), (snapshot) => snapshot.matches(state));
}
