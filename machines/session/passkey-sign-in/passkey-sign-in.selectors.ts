import type { SnapshotFrom } from 'xstate';
import type { passkeySignInMachine } from './passkey-sign-in.machine';

type Snapshot = SnapshotFrom<typeof passkeySignInMachine>;

/** What a press submits. */
export const selectForm = ({ children }: Snapshot) => children.form;
