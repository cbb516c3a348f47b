import type { SnapshotFrom } from 'xstate';
import type { supportCodeMachine } from './support-code.machine';

type Snapshot = SnapshotFrom<typeof supportCodeMachine>;

/** The code, once it was made. */
export const selectMade = (snapshot: Snapshot) => snapshot.context.made;
export const selectMessages = (snapshot: Snapshot) => snapshot.context.messages;
export const selectIsSending = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectHasFailed = (snapshot: Snapshot) => snapshot.matches('failed');
