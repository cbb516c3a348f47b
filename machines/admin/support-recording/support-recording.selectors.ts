import type { SnapshotFrom } from 'xstate';
import type { supportRecordingMachine } from './support-recording.machine';

type Snapshot = SnapshotFrom<typeof supportRecordingMachine>;

/** The recording of the last code that was found. */
export const selectFound = (snapshot: Snapshot) => snapshot.context.found;
export const selectIsReading = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectIsNotFound = (snapshot: Snapshot) => snapshot.matches('notFound');
export const selectIsUnreadable = (snapshot: Snapshot) => snapshot.matches('unreadable');
export const selectHasFailed = (snapshot: Snapshot) => snapshot.matches('failed');
/** Why the server refused the last code; empty if it did not. */
export const selectMessages = (snapshot: Snapshot) => snapshot.context.messages;
