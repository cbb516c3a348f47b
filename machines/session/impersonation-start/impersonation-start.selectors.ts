import type { SnapshotFrom } from 'xstate';
import type { impersonationStartMachine } from './impersonation-start.machine';

type Snapshot = SnapshotFrom<typeof impersonationStartMachine>;

/** Presses and edits go to it; `undefined` once the dialog is about to close. */
export const selectForm = (snapshot: Snapshot) => snapshot.children.form;
/** For whom the admin is about to act. */
export const selectCustomer = (snapshot: Snapshot) => snapshot.context.customer;
/** The reason is on its way, or the admin acts already: the dialog does not close. */
export const selectIsIrreversible = (snapshot: Snapshot) => snapshot.hasTag('irreversible');
