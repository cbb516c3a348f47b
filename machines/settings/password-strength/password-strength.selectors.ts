import type { SnapshotFrom } from 'xstate';
import type { passwordStrengthMachine } from './password-strength.machine';

type Snapshot = SnapshotFrom<typeof passwordStrengthMachine>;

/** What to show: the strength of what was measured last. */
export const selectStrength = (snapshot: Snapshot) => snapshot.context.strength;
/** What to read out. */
export const selectAnnounced = (snapshot: Snapshot) => snapshot.context.announced;
/** It is not known yet whether what is typed is strong enough. */
export const selectIsMeasuring = (snapshot: Snapshot) => snapshot.matches('measuring');
/** The meter could not be fetched. */
export const selectIsUnavailable = (snapshot: Snapshot) => snapshot.matches('unavailable');
/** What is typed has been measured and is not strong enough. */
export const selectIsWeak = (snapshot: Snapshot) =>
  snapshot.matches('measured') && snapshot.context.strength?.strong === false;
