import type { SnapshotFrom } from 'xstate';
import type { newVersionMachine } from './new-version.machine';

type Snapshot = SnapshotFrom<typeof newVersionMachine>;

/** The bar is on the screen. */
export const selectIsOffered = (snapshot: Snapshot) =>
  !snapshot.matches('current') && !snapshot.matches('postponed');
/** It says that there is no connection. */
export const selectIsOffline = (snapshot: Snapshot) => snapshot.matches('offline');
/** Reload was pressed during a payment. */
export const selectWaitsForPayment = (snapshot: Snapshot) =>
  snapshot.matches('waiting') || snapshot.matches('rechecking');
/** Reload was pressed, and something that was typed would be lost. */
export const selectAsksAboutInput = (snapshot: Snapshot) =>
  snapshot.matches('confirming') || snapshot.matches('confirmed');
