import type { SnapshotFrom } from 'xstate';
import { stepper as texts } from '#messages/registration/stepper';
import { steps as stepTexts } from '#messages/registration/steps';
import type { stepperMachine } from '../../../../machines/registration/stepper/stepper.machine';
import {
  selectIsBroken,
  selectPlan,
  selectProfileType,
  selectStep,
  selectStepIndex,
  selectSteps,
} from '../../../../machines/registration/stepper/stepper.selectors';
import { stepCount, stepName } from './step-names';

/**
 * Returns the name and the position of the current step: `Step 2 of 3: Profile Type`. The document's title has it, and
 * a live region announces it.
 *
 * @returns `null` before there is a wizard, and if it stopped working
 */
export function stepTitle(snapshot: SnapshotFrom<typeof stepperMachine> | undefined): string | null {
  if (snapshot === undefined || selectIsBroken(snapshot)) return null;
  const step = selectStep(snapshot);
  if (step === undefined) return null;
  const profileType = selectProfileType(snapshot);
  const count = stepCount(selectSteps(snapshot), selectPlan(snapshot), profileType);
  const progress = stepTexts.progress({ index: selectStepIndex(snapshot) + 1, count });
  return texts.shown({ progress, step: stepName(step.id, profileType) });
}
