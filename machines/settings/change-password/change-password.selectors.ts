import type { SnapshotFrom } from 'xstate';
import type { changePasswordMachine } from './change-password.machine';

type Snapshot = SnapshotFrom<typeof changePasswordMachine>;

/** The form, which gets presses and edits; `undefined` for a moment between one form and the next. */
export const selectForm = (snapshot: Snapshot) => snapshot.children.form;
/** The strength meter, which gets the new password as it is typed. */
export const selectStrength = (snapshot: Snapshot) => snapshot.children.strength;
