import type { SnapshotFrom } from 'xstate';
import type { impersonationStartMachine } from './impersonation-start.machine';

type Snapshot = SnapshotFrom<typeof impersonationStartMachine>;

/** The form, which gets presses and edits; `undefined` once the dialog is about to close. */
export const selectForm = (snapshot: Snapshot) => snapshot.children.form;
/** The customer that the admin will act for. */
export const selectCustomer = (snapshot: Snapshot) => snapshot.context.customer;
/** Whether the reason is being sent or the admin acts already. The dialog cannot be closed then. */
export const selectIsIrreversible = (snapshot: Snapshot) => snapshot.hasTag('irreversible');
