import type { SnapshotFrom } from 'xstate';
import type { impersonationClockMachine } from './impersonation-clock.machine';

/** Whole minutes; `null` if unknown. */
export const selectMinutes = (snapshot: SnapshotFrom<typeof impersonationClockMachine>) =>
  snapshot.context.minutes;
