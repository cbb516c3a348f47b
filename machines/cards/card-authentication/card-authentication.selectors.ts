import type { SnapshotFrom } from 'xstate';
import type { cardAuthenticationMachine } from './card-authentication.machine';

/** The bank has allowed it, and the server is told. */
export const selectIsConfirming = (snapshot: SnapshotFrom<typeof cardAuthenticationMachine>) =>
  snapshot.matches('confirming');
