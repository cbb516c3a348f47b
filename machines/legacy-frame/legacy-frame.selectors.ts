import type { SnapshotFrom } from 'xstate';
import type { legacyFrameMachine } from './legacy-frame.machine';

type Snapshot = SnapshotFrom<typeof legacyFrameMachine>;

/** The page is on its way for the first time, or again after Retry. */
export const selectIsLoading = (snapshot: Snapshot) => snapshot.matches('loading');
export const selectHasFailed = (snapshot: Snapshot) => snapshot.matches('failed');
/** Another number is another frame. */
export const selectAttempt = (snapshot: Snapshot) => snapshot.context.attempt;
/** What the page in the frame calls itself. */
export const selectTitle = (snapshot: Snapshot) => snapshot.context.title;
