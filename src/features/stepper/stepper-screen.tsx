import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { stepper as texts } from '#messages/stepper';
import {
  selectCardEntry,
  selectIsBroken,
  selectIsLeaving,
  selectPlan,
  selectStep,
  selectSteps,
} from '../../../machines/stepper/stepper.selectors';
import { Spinner } from '../../ui/spinner';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { CardFormPort } from '../cards/card-form-port';
import { BrokenWizard } from './broken-wizard';
import { StepHeading } from './step-heading';
import { CardStep, LeaveDialog, PlainStep } from './step-parts';
import { SubmissionFailureNotice } from './submission-failure';
import { useWaiting, type Wizard } from './wizard';
import { YourChoice } from './your-choice';

type StepperScreenProps = Wizard & {
  readonly port: CardFormPort;
  /** What the steps are for. */
  readonly heading?: string;
};

const Column = chakra('div', {
  base: { display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
});

/** While the code of a step is on its way. */
function LoadingStep() {
  return (
    <chakra.p role="status" display="flex" alignItems="center" gap="2.5" color="fg.muted">
      <Spinner />
      {texts.loading}
    </chakra.p>
  );
}

/** The step that is shown. The card step stays behind the others once it was there, with the card in it. */
function ShownStep({ actor, facts, port }: Omit<StepperScreenProps, 'heading'>) {
  const step = useSelector(actor, selectStep);
  const steps = useSelector(actor, selectSteps);
  const plan = useSelector(actor, selectPlan);
  const entry = useSelector(actor, selectCardEntry);
  const cardStep = [...steps, ...Object.values(plan).flat()].find(({ trigger }) => trigger);
  return (
    <>
      {step === undefined || step.trigger ? null : (
        <Suspense fallback={<LoadingStep />}>
          <PlainStep actor={actor} facts={facts} step={step} />
        </Suspense>
      )}
      {entry && cardStep ? (
        <div hidden={step?.trigger !== true}>
          <Suspense fallback={<LoadingStep />}>
            <CardStep actor={actor} facts={facts} step={cardStep} entry={entry} port={port} />
          </Suspense>
        </div>
      ) : null}
    </>
  );
}

/**
 * The wizard of registration and add-premium (specification, section 2): the step that is shown between its progress and
 * its footer, what went wrong, and on wide screens a summary of what was chosen.
 */
export function StepperScreen({ actor, facts, port, heading }: StepperScreenProps) {
  const broken = useSelector(actor, selectIsBroken);
  const leaving = useSelector(actor, selectIsLeaving);
  const { progress } = useWaiting(actor);
  if (broken) return <BrokenWizard actor={actor} />;
  return (
    <chakra.div
      display="grid"
      gap="10"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 17.5rem' }}
      alignItems="start"
      width="full"
      maxWidth={{ base: '39.5rem', lg: '59.5rem' }}
      marginInline="auto"
    >
      <Column>
        <StepHeading actor={actor} heading={heading ?? null} />
        <SubmissionFailureNotice actor={actor} />
        <VisuallyHidden role="status">{progress}</VisuallyHidden>
        <ShownStep actor={actor} facts={facts} port={port} />
      </Column>
      <chakra.div hideBelow="lg">
        <YourChoice actor={actor} facts={facts} />
      </chakra.div>
      {leaving ? (
        <Suspense fallback={null}>
          <LeaveDialog actor={actor} />
        </Suspense>
      ) : null}
    </chakra.div>
  );
}
