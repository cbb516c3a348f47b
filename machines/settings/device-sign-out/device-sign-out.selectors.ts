import type { SnapshotFrom } from 'xstate';
import type { deviceSignOutMachine } from './device-sign-out.machine';

type Snapshot = SnapshotFrom<typeof deviceSignOutMachine>;

/** The confirmation, which gets the press; `undefined` if no dialog is open. */
export const selectForm = (snapshot: Snapshot) => snapshot.children.form;
/** What the dialog is about; `null` if none is open. */
export const selectScope = (snapshot: Snapshot) => snapshot.context.scope;
/** Whether the request is being sent. The dialog cannot be closed then. */
export const selectIsIrreversible = (snapshot: Snapshot) => snapshot.hasTag('irreversible');
/** Whether the request is being sent, or the list is being read again. */
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
