import type { SnapshotFrom } from 'xstate';
import type { creditRequestMachine } from './credit-request.machine';

type Snapshot = SnapshotFrom<typeof creditRequestMachine>;

/** The form, which gets presses and edits; `undefined` until its initial values are known. */
export const selectForm = (snapshot: Snapshot) => snapshot.children.form;
/** The initial values of the form. */
export const selectValues = (snapshot: Snapshot) => snapshot.context.values;
/** Whether the application is being sent. The dialog cannot be closed then. */
export const selectIsIrreversible = (snapshot: Snapshot) => snapshot.hasTag('irreversible');
