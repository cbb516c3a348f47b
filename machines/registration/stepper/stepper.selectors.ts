import type { SnapshotFrom } from 'xstate';
import type { Step } from '../../../src/domain/wizard/steps';
import type { stepperMachine } from './stepper.machine';

type Snapshot = SnapshotFrom<typeof stepperMachine>;

/** The steps of the chosen type, or those known before one is chosen. */
export const selectSteps = (snapshot: Snapshot): readonly Step[] => snapshot.context.steps;
export const selectStep = (snapshot: Snapshot): Step | undefined =>
  snapshot.context.steps.find(({ id }) => id === snapshot.context.step);
/** From 0. */
export const selectStepIndex = ({ context }: Snapshot): number =>
  context.steps.findIndex(({ id }) => id === context.step);
export const selectProfileType = (snapshot: Snapshot) => snapshot.context.profileType;
export const selectValues = (snapshot: Snapshot) => snapshot.context.values;
/** The profile types that can be chosen. */
export const selectPlan = (snapshot: Snapshot) => snapshot.context.plan;
/** The paying POST; there while the wizard lives. */
export const selectSubmission = (snapshot: Snapshot) => snapshot.children.submission;
/** The card entry; there from the first visit to the card step on. */
export const selectCardEntry = (snapshot: Snapshot) => snapshot.children.cardEntry;
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** What is under way cannot be taken back: leaving is held up. */
export const selectIsIrreversible = (snapshot: Snapshot) => snapshot.hasTag('irreversible');
/** The account exists: only the card is asked for. */
export const selectIsCardOnly = (snapshot: Snapshot) => snapshot.hasTag('locked');
export const selectIsEdited = (snapshot: Snapshot) => snapshot.context.edited;
/** The person is asked whether what was entered may be lost. */
export const selectIsLeaving = (snapshot: Snapshot) => snapshot.matches({ working: { steps: 'leaving' } });
export const selectIsBroken = (snapshot: Snapshot) => snapshot.matches('broken');
export const selectIsDone = (snapshot: Snapshot) => snapshot.status === 'done';
