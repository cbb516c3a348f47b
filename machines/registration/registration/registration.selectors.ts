import type { SnapshotFrom } from 'xstate';
import type { registrationMachine } from './registration.machine';

type Snapshot = SnapshotFrom<typeof registrationMachine>;

/** What the company offers is not known yet: the first step is drawn without the wizard. */
export const selectIsPreparing = (snapshot: Snapshot) => snapshot.matches('preparing');
/** The wizard; there while the visitor goes through the steps. */
export const selectStepper = (snapshot: Snapshot) => snapshot.children.stepper;
export const selectIsOutcomeUnknown = (snapshot: Snapshot) => snapshot.matches('outcomeUnknown');
export const selectIsBroken = (snapshot: Snapshot) => snapshot.matches('broken');
