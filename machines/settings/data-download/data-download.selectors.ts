import type { SnapshotFrom } from 'xstate';
import type { dataDownloadMachine } from './data-download.machine';

type Snapshot = SnapshotFrom<typeof dataDownloadMachine>;

export const selectIsGathering = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectHasFailed = (snapshot: Snapshot) => snapshot.matches('failed');
/** What the file is called that was downloaded last, while that is what happened last; else `null`. */
export const selectSavedName = (snapshot: Snapshot) =>
  snapshot.matches('saved') ? snapshot.context.fileName : null;
