import type { SnapshotFrom } from 'xstate';
import type { passwordStrengthMachine } from './password-strength.machine';

type Snapshot = SnapshotFrom<typeof passwordStrengthMachine>;

/** The strength to show, as last measured. */
export const selectStrength = (snapshot: Snapshot) => snapshot.context.strength;
/** The strength for the live region. */
export const selectAnnounced = (snapshot: Snapshot) => snapshot.context.announced;
/** Whether the strength of the typed password is not known yet. */
export const selectIsMeasuring = (snapshot: Snapshot) => snapshot.matches('measuring');
/** Whether the meter could not be loaded. */
export const selectIsUnavailable = (snapshot: Snapshot) => snapshot.matches('unavailable');
/** Whether the typed password was measured and is too weak. */
export const selectIsWeak = (snapshot: Snapshot) =>
  snapshot.matches('measured') && snapshot.context.strength?.strong === false;
