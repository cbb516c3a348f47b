import type { SnapshotFrom } from 'xstate';
import type { factorChangeMachine } from './factor-change.machine';

type Snapshot = SnapshotFrom<typeof factorChangeMachine>;

/** What the dialog does; `null` if none is open. */
export const selectChange = (snapshot: Snapshot) => {
  if (snapshot.matches('renaming')) return 'renaming';
  return snapshot.matches('removing') ? 'removing' : null;
};
/** What the dialog is about; `null` if none is open. */
export const selectFactor = ({ context }: Snapshot) => context.factor;
/** The form of the dialog; `undefined` if none is open. */
export const selectForm = ({ children }: Snapshot) => children.nameForm ?? children.removalForm;
/** Whether the request is being sent, or the list is being read again. */
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** Whether the dialog cannot be closed. */
export const selectIsIrreversible = (snapshot: Snapshot) => snapshot.hasTag('irreversible');
