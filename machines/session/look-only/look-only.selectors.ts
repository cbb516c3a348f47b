import type { SnapshotFrom } from 'xstate';
import type { lookOnlyMachine } from './look-only.machine';

type Snapshot = SnapshotFrom<typeof lookOnlyMachine>;

/** Whether a write was refused, which the banner tells. */
export const selectHasRefused = (snapshot: Snapshot) => snapshot.matches({ looking: 'refused' });
/** The dialog's form, which gets presses and edits; `undefined` while the dialog is closed. */
export const selectForm = (snapshot: Snapshot) => snapshot.children.form;
/** Whether the reason is being sent or the admin acts already. The dialog cannot be closed then. */
export const selectIsIrreversible = (snapshot: Snapshot) => snapshot.hasTag('irreversible');
