import type { SnapshotFrom } from 'xstate';
import type { cardAuthenticationMachine } from './card-authentication.machine';

/** Whether the bank has approved and the confirmation is being sent to the server. */
export const selectIsConfirming = (snapshot: SnapshotFrom<typeof cardAuthenticationMachine>) =>
  snapshot.matches('confirming');
