import type { SnapshotFrom } from 'xstate';
import type { factorAddMachine } from './factor-add.machine';

type Snapshot = SnapshotFrom<typeof factorAddMachine>;

/** What the dialog shows; `null` if none is open. */
export const selectStep = (snapshot: Snapshot) => {
  if (snapshot.matches('identifying')) return 'password';
  if (snapshot.matches('addingApp')) return 'app';
  if (snapshot.matches('addingPasskey')) return 'passkey';
  return snapshot.matches('added') ? 'added' : null;
};
/** What is being added; `null` if no dialog is open. */
export const selectKind = ({ context }: Snapshot) => context.kind;
/** The form of the step; `undefined` in the last one. */
export const selectForm = ({ children }: Snapshot) =>
  children.passwordForm ?? children.appForm ?? children.passkeyForm;
/** Whether the dialog cannot be closed. */
export const selectIsIrreversible = (snapshot: Snapshot) => snapshot.hasTag('irreversible');
