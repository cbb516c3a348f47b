import type { SnapshotFrom } from 'xstate';
import type { botCheckMachine } from './bot-check.machine';

type Snapshot = SnapshotFrom<typeof botCheckMachine>;

/** Who waits for a token, the first in line first. */
export const selectWaiting = (snapshot: Snapshot) => snapshot.context.requests;
/** The script or a token did not come, and nothing has been tried since. */
export const selectIsBlocked = (snapshot: Snapshot) => snapshot.matches('blocked');
/** The script is there. */
export const selectIsLoaded = (snapshot: Snapshot) =>
  snapshot.matches('ready') || snapshot.matches('checking');
