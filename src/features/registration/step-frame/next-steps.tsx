import type { ComponentProps } from 'react';
import { useSelector } from '@xstate/react';
import { stepper as texts } from '#messages/registration/stepper';
import { nextSteps } from '../../../../machines/next-steps.selectors';
import { selectSubmission } from '../../../../machines/registration/stepper/stepper.selectors';
import { Help } from '../../../ui/text';
import type { StepperActor } from '../stepper/wizard';

type NextStepsProps = ComponentProps<typeof Help> & { readonly actor: StepperActor };

/** What the press of the paying button may bring, read from the submission's chart. */
export function NextSteps({ actor, ...props }: NextStepsProps) {
  const submission = useSelector(actor, selectSubmission);
  if (submission === undefined) return null;
  const { machine } = submission.getSnapshot();
  return (
    <Help fontSize="sm" {...props}>
      {nextSteps(machine, 'entering', 'submission.requested')
        .map((step) => texts.nextSteps[step])
        .join(' ')}
    </Help>
  );
}
