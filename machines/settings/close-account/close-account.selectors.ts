import type { SnapshotFrom } from 'xstate';
import type { closeAccountMachine } from './close-account.machine';

type Snapshot = SnapshotFrom<typeof closeAccountMachine>;

/** The confirmation while its dialog is open. */
export const selectForm = (snapshot: Snapshot) => snapshot.children.form;
/** The account is being deleted: the dialog does not close. */
export const selectIsIrreversible = (snapshot: Snapshot) => snapshot.hasTag('irreversible');
/** There is no account any more; the logout is under way, or did not work. */
export const selectIsClosed = (snapshot: Snapshot) => snapshot.matches('closed');
