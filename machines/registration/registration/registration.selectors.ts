import type { SnapshotFrom } from 'xstate';
import type { registrationMachine } from './registration.machine';

type Snapshot = SnapshotFrom<typeof registrationMachine>;

/** Whether the company's offer is not known yet. The first step is drawn without the wizard. */
export const selectIsPreparing = (snapshot: Snapshot) => snapshot.matches('preparing');
/** The wizard, while the visitor goes through its steps. */
export const selectStepper = (snapshot: Snapshot) => snapshot.children.stepper;
export const selectIsOutcomeUnknown = (snapshot: Snapshot) => snapshot.matches('outcomeUnknown');
export const selectIsBroken = (snapshot: Snapshot) => snapshot.matches('broken');
