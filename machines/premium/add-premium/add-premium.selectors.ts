import type { SnapshotFrom } from 'xstate';
import type { addPremiumMachine } from './add-premium.machine';

type Snapshot = SnapshotFrom<typeof addPremiumMachine>;

/** The wizard, while the customer goes through its steps. */
export const selectStepper = (snapshot: Snapshot) => snapshot.children.stepper;
export const selectIsChoosing = (snapshot: Snapshot) => snapshot.matches('choosing');
export const selectIsOutcomeUnknown = (snapshot: Snapshot) => snapshot.matches('outcomeUnknown');
export const selectIsBroken = (snapshot: Snapshot) => snapshot.matches('broken');
export const selectKind = (snapshot: Snapshot) => snapshot.context.kind;
/** Whether the chart is checking if the account may become Premium. */
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** Whether the accounts could not be read. */
export const selectIsUnknown = (snapshot: Snapshot) => snapshot.matches('unknown');
/** Whether an existing card account is upgraded to Premium. */
export const selectIsUpgrade = (snapshot: Snapshot) => snapshot.context.account !== null;
