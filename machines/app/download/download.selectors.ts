import type { SnapshotFrom } from 'xstate';
import type { downloadMachine } from './download.machine';

type Snapshot = SnapshotFrom<typeof downloadMachine>;

/** The id of what is on its way, or `null`. */
export const selectFetched = (snapshot: Snapshot) =>
  snapshot.hasTag('busy') ? (snapshot.context.file?.id ?? null) : null;
/** What could not be downloaded, while that is what happened last; else `null`. */
export const selectFailed = (snapshot: Snapshot) =>
  snapshot.matches('failed') ? snapshot.context.file : null;
/** Why, in the server's words. */
export const selectMessages = (snapshot: Snapshot) => snapshot.context.messages;
/** What the file is called that was downloaded last, while that is what happened last; else `null`. */
export const selectSavedName = (snapshot: Snapshot) =>
  snapshot.matches('saved') ? snapshot.context.fileName : null;
