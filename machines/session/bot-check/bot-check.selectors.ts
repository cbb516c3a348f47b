import type { SnapshotFrom } from 'xstate';
import type { botCheckMachine } from './bot-check.machine';

type Snapshot = SnapshotFrom<typeof botCheckMachine>;

/** The requests that wait for a token, in queue order. */
export const selectWaiting = (snapshot: Snapshot) => snapshot.context.requests;
/** Whether the script or a token failed and nothing has been retried since. */
export const selectIsBlocked = (snapshot: Snapshot) => snapshot.matches('blocked');
/** Whether the script is loaded. */
export const selectIsLoaded = (snapshot: Snapshot) =>
  snapshot.matches('ready') || snapshot.matches('checking');
