import type { SnapshotFrom } from 'xstate';
import type { recoveryCodesMachine } from './recovery-codes.machine';

type Snapshot = SnapshotFrom<typeof recoveryCodesMachine>;

/** The form that asks for the password; `undefined` if it is not asked. */
export const selectForm = ({ children }: Snapshot) => children.form;
/** Whether the dialog shows new codes. */
export const selectIsRenewed = (snapshot: Snapshot) => snapshot.matches('renewed');
/** Whether the dialog cannot be closed. */
export const selectIsIrreversible = (snapshot: Snapshot) => snapshot.hasTag('irreversible');
