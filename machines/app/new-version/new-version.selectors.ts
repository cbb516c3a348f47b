import type { SnapshotFrom } from 'xstate';
import type { newVersionMachine } from './new-version.machine';

type Snapshot = SnapshotFrom<typeof newVersionMachine>;

/** Whether the bar is shown. */
export const selectIsOffered = (snapshot: Snapshot) =>
  !snapshot.matches('current') && !snapshot.matches('postponed');
/** Whether the bar says that the device is offline. */
export const selectIsOffline = (snapshot: Snapshot) => snapshot.matches('offline');
/** Whether Reload was pressed during a payment. */
export const selectWaitsForPayment = (snapshot: Snapshot) =>
  snapshot.matches('waiting') || snapshot.matches('rechecking');
/** Whether Reload was pressed and would discard unsaved input. */
export const selectAsksAboutInput = (snapshot: Snapshot) =>
  snapshot.matches('confirming') || snapshot.matches('confirmed');
