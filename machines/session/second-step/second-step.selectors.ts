import type { SnapshotFrom } from 'xstate';
import type { SignInFactor } from '../../../src/domain/factor';
import type { secondStepMachine } from './second-step.machine';

type Snapshot = SnapshotFrom<typeof secondStepMachine>;

/** The way that is shown. */
export const selectWay = (snapshot: Snapshot): SignInFactor => {
  if (snapshot.matches('passkey')) return 'passkey';
  return snapshot.matches('code') ? 'totp' : 'recovery-code';
};
/** The form of the way that is shown. */
export const selectForm = ({ children }: Snapshot) =>
  children.passkeyForm ?? children.codeForm ?? children.recoveryCodeForm;
/** What the server accepts. */
export const selectFactors = ({ context }: Snapshot) => context.factors;
/** Whether no other way can be chosen any more. */
export const selectIsIrreversible = (snapshot: Snapshot) => snapshot.hasTag('irreversible');
