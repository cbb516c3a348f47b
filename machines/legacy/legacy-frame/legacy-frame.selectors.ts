import type { SnapshotFrom } from 'xstate';
import type { legacyFrameMachine } from './legacy-frame.machine';

type Snapshot = SnapshotFrom<typeof legacyFrameMachine>;

/** Whether no page is loaded: the first one, or a repeated request, is loading. */
export const selectIsLoading = (snapshot: Snapshot) => snapshot.matches('loading');
/** Whether a page is shown while another one loads. */
export const selectIsNavigating = (snapshot: Snapshot) => snapshot.matches({ present: 'navigating' });
export const selectHasFailed = (snapshot: Snapshot) => snapshot.matches('failed');
export const selectIsNotFound = (snapshot: Snapshot) => snapshot.matches('notFound');
/** Whether the older page requires a sign-in. */
export const selectIsUnauthorized = (snapshot: Snapshot) => snapshot.matches('unauthorized');
/** The number of the frame. A new number creates a new frame. */
export const selectAttempt = (snapshot: Snapshot) => snapshot.context.attempt;
/** The initial address of the frame: `/legacy/…`. */
export const selectSource = (snapshot: Snapshot) => snapshot.context.source;
/** The title of the page in the frame. */
export const selectTitle = (snapshot: Snapshot) => snapshot.context.title;
