import type { SnapshotFrom } from 'xstate';
import type { creditRequestMachine } from './credit-request.machine';

type Snapshot = SnapshotFrom<typeof creditRequestMachine>;

/** Presses and edits go to it; `undefined` until the dialog has what it begins with. */
export const selectForm = (snapshot: Snapshot) => snapshot.children.form;
/** What the form begins with when it is drawn. */
export const selectValues = (snapshot: Snapshot) => snapshot.context.values;
/** The application is on its way: the dialog does not close. */
export const selectIsIrreversible = (snapshot: Snapshot) => snapshot.hasTag('irreversible');
