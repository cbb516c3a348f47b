import type { SnapshotFrom } from 'xstate';
import type { Step } from '../../../src/domain/wizard/steps';
import type { stepperMachine } from './stepper.machine';

type Snapshot = SnapshotFrom<typeof stepperMachine>;

/** The steps of the chosen type, or the known steps before one is chosen. */
export const selectSteps = (snapshot: Snapshot): readonly Step[] => snapshot.context.steps;
export const selectStep = (snapshot: Snapshot): Step | undefined =>
  snapshot.context.steps.find(({ id }) => id === snapshot.context.step);
/** The index of the current step, from 0. */
export const selectStepIndex = ({ context }: Snapshot): number =>
  context.steps.findIndex(({ id }) => id === context.step);
export const selectProfileType = (snapshot: Snapshot) => snapshot.context.profileType;
export const selectValues = (snapshot: Snapshot) => snapshot.context.values;
/** The available profile types and their steps. */
export const selectPlan = (snapshot: Snapshot) => snapshot.context.plan;
/** The paying POST. It exists as long as the wizard. */
export const selectSubmission = (snapshot: Snapshot) => snapshot.children.submission;
/** The card entry. It exists from the first visit to the card step. */
export const selectCardEntry = (snapshot: Snapshot) => snapshot.children.cardEntry;
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** Whether an operation that cannot be undone is in progress. Leaving is blocked then. */
export const selectIsIrreversible = (snapshot: Snapshot) => snapshot.hasTag('irreversible');
/** Whether the account exists and only the card is missing. */
export const selectIsCardOnly = (snapshot: Snapshot) => snapshot.hasTag('locked');
export const selectIsEdited = (snapshot: Snapshot) => snapshot.context.edited;
/** Whether the person is asked to confirm that the input may be lost. */
export const selectIsLeaving = (snapshot: Snapshot) => snapshot.matches({ working: { steps: 'leaving' } });
export const selectIsBroken = (snapshot: Snapshot) => snapshot.matches('broken');
export const selectIsDone = (snapshot: Snapshot) => snapshot.status === 'done';
