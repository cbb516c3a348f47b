import type { SnapshotFrom } from 'xstate';
import type { addPremiumMachine } from './add-premium.machine';

type Snapshot = SnapshotFrom<typeof addPremiumMachine>;

/** The wizard; there while the customer goes through the steps. */
export const selectStepper = (snapshot: Snapshot) => snapshot.children.stepper;
export const selectIsChoosing = (snapshot: Snapshot) => snapshot.matches('choosing');
export const selectIsUnconfirmed = (snapshot: Snapshot) => snapshot.matches('unconfirmed');
export const selectIsBroken = (snapshot: Snapshot) => snapshot.matches('broken');
