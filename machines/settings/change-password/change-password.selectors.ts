import type { SnapshotFrom } from 'xstate';
import type { changePasswordMachine } from './change-password.machine';

type Snapshot = SnapshotFrom<typeof changePasswordMachine>;

/** Presses and edits go to it; `undefined` for the moment between one form and the next. */
export const selectForm = (snapshot: Snapshot) => snapshot.children.form;
/** What is typed as the new password goes to it. */
export const selectStrength = (snapshot: Snapshot) => snapshot.children.strength;
