import type { SnapshotFrom } from 'xstate';
import type { closeAccountMachine } from './close-account.machine';

type Snapshot = SnapshotFrom<typeof closeAccountMachine>;

/** The confirmation, while its dialog is open. */
export const selectForm = (snapshot: Snapshot) => snapshot.children.form;
/** Whether the account is being deleted. The dialog cannot be closed then. */
export const selectIsIrreversible = (snapshot: Snapshot) => snapshot.hasTag('irreversible');
/** Whether the account is deleted, or the session has ended, and the logout is in progress or failed. */
export const selectIsLoggingOut = (snapshot: Snapshot) =>
  snapshot.matches('closed') || snapshot.matches('signedOut');
