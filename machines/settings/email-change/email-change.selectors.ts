import type { SnapshotFrom } from 'xstate';
import type { emailChangeMachine } from './email-change.machine';

type Snapshot = SnapshotFrom<typeof emailChangeMachine>;

/** The form of the dialog, which gets the press; `undefined` if no dialog is open. */
export const selectForm = (snapshot: Snapshot) => snapshot.children.form;
/** Whether the request is being sent. The dialog cannot be closed then. */
export const selectIsIrreversible = (snapshot: Snapshot) => snapshot.hasTag('irreversible');
/** Whether the pending change of the address is being cancelled. */
export const selectIsCancelling = (snapshot: Snapshot) => snapshot.hasTag('cancelling');
