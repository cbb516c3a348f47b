import type { SnapshotFrom } from 'xstate';
import type { logoutMachine } from './logout.machine';

/** Whether a logout, or the end of an impersonation, is in progress. */
export const selectIsLoggingOut = (snapshot: SnapshotFrom<typeof logoutMachine>) => snapshot.hasTag('busy');
