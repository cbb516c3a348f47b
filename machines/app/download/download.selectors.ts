import type { SnapshotFrom } from 'xstate';
import type { downloadMachine } from './download.machine';

type Snapshot = SnapshotFrom<typeof downloadMachine>;

/** The id of the file being fetched, or `null`. */
export const selectFetched = (snapshot: Snapshot) =>
  snapshot.hasTag('busy') ? (snapshot.context.file?.id ?? null) : null;
/** The file that could not be downloaded, if the last download failed; otherwise `null`. */
export const selectFailed = (snapshot: Snapshot) =>
  snapshot.matches('failed') ? snapshot.context.file : null;
/** The server's messages about the failed download. */
export const selectMessages = (snapshot: Snapshot) => snapshot.context.messages;
/** The name of the saved file, if the last download succeeded; otherwise `null`. */
export const selectSavedName = (snapshot: Snapshot) =>
  snapshot.matches('saved') ? snapshot.context.fileName : null;
