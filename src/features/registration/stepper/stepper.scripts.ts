import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { stepper } from '#messages/registration/stepper';
import { steps } from '#messages/registration/steps';
import type { stepperMachine } from '../../../../machines/registration/stepper/stepper.machine';
import { selectStep } from '../../../../machines/registration/stepper/stepper.selectors';
import type { StepperEvent } from '../../../../machines/registration/stepper/stepper.types';
import { doings, type FlowExecutors, type Unseen } from '../../../review/scripts/executor.types';
import type { ScriptSource } from '../../../review/scripts/script.types';
import { crashing, nothingToPress, press } from '../../../review/scripts/words';
import { asApplicant, toStep } from '../submission/submission.scripts';

const otherStep: Unseen = { unseen: 'This wizard has no such field.' };

const isLast = (now: AnyMachineSnapshot): boolean =>
  selectStep(now as SnapshotFrom<typeof stepperMachine>)?.id === 'creditAccount';

/** The steps of an application for Business+, up to its last button: what that sends has scripts of its own. */
const executors: FlowExecutors = {
  openings: { billPay: asApplicant },
  events: {
    '': doings<StepperEvent>({
      'step.next': ({ values }, _coming, now) => {
        if (isLast(now)) return { unseen: 'What the last button sends has scripts of its own.' };
        return values['billingStreet'] === ''
          ? { unseen: 'The form itself says what is missing.' }
          : [toStep('creditAccount')];
      },
      'step.back': () => [press(steps.back)],
      'step.skipped': () => nothingToPress,
      'step.visited': () => ({ unseen: 'The browser’s own Back and Forward do it.' }),
      'values.changed': () => otherStep,
      'type.chosen': () => otherStep,
      'leave.requested': () => ({ unseen: 'The browser’s own Back does it.' }),
      'leave.confirmed': () => [press(stepper.leave, stepper.leaveTitle)],
      'leave.declined': () => [press(stepper.stay, stepper.leaveTitle)],
    }),
  },
  outcomes: { submission: crashing, cardEntry: crashing },
  beside: ['submission', 'cardEntry'],
};

export const scripts: ScriptSource = { title: steps.names.profileDetails, executors: [executors] };
