import type { SnapshotFrom } from 'xstate';
import type { factorResetMachine } from './factor-reset.machine';

type Snapshot = SnapshotFrom<typeof factorResetMachine>;

/** The form, which gets presses and edits; `undefined` once the removal has begun. */
export const selectForm = (snapshot: Snapshot) => snapshot.children.form;
export const selectCustomer = (snapshot: Snapshot) => snapshot.context.customer;
export const selectIsIrreversible = (snapshot: Snapshot) => snapshot.hasTag('irreversible');
