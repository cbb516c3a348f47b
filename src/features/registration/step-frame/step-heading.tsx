import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';
import { steps as stepTexts } from '#messages/registration/steps';
import {
  selectPlan,
  selectProfileType,
  selectStep,
  selectStepIndex,
  selectSteps,
} from '../../../../machines/registration/stepper/stepper.selectors';
import { MAIN_HEADING_ID } from '../../../ui/focus-heading';
import { Help, PageHeading } from '../../../ui/text';
import { stepCount, stepHelp, stepName } from './step-names';
import { StepProgress } from './step-progress';
import { stepTitle } from './step-title';
import type { StepperActor } from '../stepper/wizard';

type StepHeadingProps = {
  readonly actor: StepperActor;
  /** The purpose of the steps, shown before "Step 2 of 4". */
  readonly heading: string | null;
};

/**
 * The progress bars, "Step 2 of 4", and the step's name as the heading of the screen. When the step changes, the
 * heading takes the focus and a live region announces the position.
 */
export function StepHeading({ actor, heading }: StepHeadingProps) {
  const steps = useSelector(actor, selectSteps);
  const step = useSelector(actor, selectStep);
  const index = useSelector(actor, selectStepIndex);
  const profileType = useSelector(actor, selectProfileType);
  const count = stepCount(steps, useSelector(actor, selectPlan), profileType);
  const title = useSelector(actor, stepTitle);
  const ref = useRef<HTMLHeadingElement>(null);
  const announced = useRef(step?.id);
  useLayoutEffect(() => {
    if (announced.current === step?.id) return;
    announced.current = step?.id;
    ref.current?.focus();
  }, [step?.id]);
  if (step === undefined) return null;
  const progress = stepTexts.progress({ index: index + 1, count });
  return (
    <chakra.div display="grid" gap="4">
      <StepProgress steps={steps} index={index} count={count} />
      <chakra.div display="grid" gap="1">
        <chakra.p fontSize="sm" color="fg.muted">
          {heading === null ? progress : `${heading} · ${progress}`}
        </chakra.p>
        <PageHeading ref={ref} id={MAIN_HEADING_ID} tabIndex={-1}>
          {stepName(step.id, profileType)}
        </PageHeading>
        <Help>{stepHelp(step)}</Help>
      </chakra.div>
      <VisuallyHidden role="status">{title}</VisuallyHidden>
    </chakra.div>
  );
}
