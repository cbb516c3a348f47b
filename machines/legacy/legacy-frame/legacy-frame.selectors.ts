import type { SnapshotFrom } from 'xstate';
import type { legacyFrameMachine } from './legacy-frame.machine';

type Snapshot = SnapshotFrom<typeof legacyFrameMachine>;

/** No page is there yet: the first one is on its way, or one that was asked for again. */
export const selectIsLoading = (snapshot: Snapshot) => snapshot.matches('loading');
/** A page is there, and another one is on its way. */
export const selectIsNavigating = (snapshot: Snapshot) => snapshot.matches({ present: 'navigating' });
export const selectHasFailed = (snapshot: Snapshot) => snapshot.matches('failed');
export const selectIsNotFound = (snapshot: Snapshot) => snapshot.matches('notFound');
/** The older page wants somebody to sign in. */
export const selectIsUnauthorized = (snapshot: Snapshot) => snapshot.matches('unauthorized');
/** Another number is another frame. */
export const selectAttempt = (snapshot: Snapshot) => snapshot.context.attempt;
/** What the frame is made with: `/legacy/…`. */
export const selectSource = (snapshot: Snapshot) => snapshot.context.source;
/** What the page in the frame calls itself. */
export const selectTitle = (snapshot: Snapshot) => snapshot.context.title;
