import type { SnapshotFrom } from 'xstate';
import type { impersonationClockMachine } from './impersonation-clock.machine';

/** Whole minutes; `null` where nobody can tell. */
export const selectMinutes = (snapshot: SnapshotFrom<typeof impersonationClockMachine>) =>
  snapshot.context.minutes;
