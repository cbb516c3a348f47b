import type { SnapshotFrom } from 'xstate';
import type { receiptDownloadMachine } from './receipt-download.machine';

type Snapshot = SnapshotFrom<typeof receiptDownloadMachine>;

/** The id of the receipt that is on its way, or `null`. */
export const selectFetched = (snapshot: Snapshot) =>
  snapshot.hasTag('busy') ? (snapshot.context.receipt?.id ?? null) : null;
/** The receipt that could not be downloaded, while that is what happened last; else `null`. */
export const selectFailed = (snapshot: Snapshot) =>
  snapshot.matches('failed') ? snapshot.context.receipt : null;
/** Why, in the server's words. */
export const selectMessages = (snapshot: Snapshot) => snapshot.context.messages;
/** What the file is called that was downloaded last, while that is what happened last; else `null`. */
export const selectSavedName = (snapshot: Snapshot) =>
  snapshot.matches('saved') ? snapshot.context.fileName : null;
