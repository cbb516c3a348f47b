import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import {
  selectCardEntry,
  selectIsBroken,
  selectIsLeaving,
  selectPlan,
  selectStep,
  selectSteps,
} from '../../../../machines/registration/stepper/stepper.selectors';
import type { StepId } from '../../../domain/wizard/steps';
import { ChunkBoundary } from '../../../ui/chunk-boundary';
import type { WalletFormPort } from '../../cards/card-entry/card-form-port';
import { ArrivingStep } from '../step-frame/arriving-step';
import { BrokenWizard } from './broken-wizard';
import { FormStep, type StepFields } from '../step-frame/form-step';
import { StepHeading } from '../step-frame/step-heading';
import { CardStep, LeaveDialog, PLAIN_STEPS } from '../step-frame/step-parts';
import { SubmissionFailureNotice } from '../submission/submission-failure';
import { useWaiting, type Wizard } from './wizard';
import { YourChoice } from '../steps/your-choice';

type StepperScreenProps = Wizard & {
  readonly port: WalletFormPort;
  /** The first step, if its code is part of the screen: it can then be prerendered. */
  readonly first?: { readonly id: StepId; readonly fields: StepFields };
  /** The purpose of the steps. */
  readonly heading?: string;
};

const Column = chakra('div', {
  base: { display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
});

/**
 * The current step. Once shown, the card step stays mounted, hidden while another step shows, so that it keeps the
 * card.
 */
function ShownStep({ actor, facts, port, first }: Omit<StepperScreenProps, 'heading'>) {
  const step = useSelector(actor, selectStep);
  const steps = useSelector(actor, selectSteps);
  const plan = useSelector(actor, selectPlan);
  const entry = useSelector(actor, selectCardEntry);
  const PlainStep = step === undefined ? undefined : PLAIN_STEPS[step.id];
  const cardStep = [...steps, ...Object.values(plan).flat()].find(({ trigger }) => trigger);
  return (
    <>
      {/* Not in a Suspense boundary of its own, which React would hydrate after the rest, perhaps too late for
          user input. */}
      {step !== undefined && step.id === first?.id ? (
        <FormStep key={step.id} actor={actor} facts={facts} step={step} {...first.fields} />
      ) : null}
      {step === undefined || PlainStep === undefined ? null : (
        <ArrivingStep key={step.id} actor={actor} onMissing={PlainStep.forget}>
          <PlainStep actor={actor} facts={facts} step={step} />
        </ArrivingStep>
      )}
      {entry && cardStep ? (
        <div hidden={step?.trigger !== true}>
          <ArrivingStep actor={actor} onMissing={CardStep.forget}>
            <CardStep actor={actor} facts={facts} step={cardStep} entry={entry} port={port} />
          </ArrivingStep>
        </div>
      ) : null}
    </>
  );
}

/**
 * The wizard of registration and add-premium (S2.registration.1, S2.addPremiumStepper.1): the current step between
 * its progress and its footer, errors, and on wide screens a summary of the choice.
 */
export function StepperScreen({ actor, facts, port, first, heading }: StepperScreenProps) {
  const broken = useSelector(actor, selectIsBroken);
  const leaving = useSelector(actor, selectIsLeaving);
  const { progress } = useWaiting(actor);
  /** If the dialog cannot be loaded, the person stays: nothing is lost. */
  const stay = () => {
    LeaveDialog.forget();
    actor.send({ type: 'leave.declined' });
  };
  if (broken) return <BrokenWizard actor={actor} />;
  return (
    <chakra.div
      display="grid"
      gap="10"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 17.5rem' }}
      alignItems="start"
      width="full"
      maxWidth={{ base: '39.5rem', lg: 'none' }}
      marginInline="auto"
    >
      <Column>
        <StepHeading actor={actor} heading={heading ?? null} />
        <SubmissionFailureNotice actor={actor} />
        <VisuallyHidden role="status">{progress}</VisuallyHidden>
        <ShownStep actor={actor} facts={facts} port={port} {...(first && { first })} />
      </Column>
      <chakra.div hideBelow="lg">
        <YourChoice actor={actor} facts={facts} />
      </chakra.div>
      {leaving ? (
        <ChunkBoundary onMissing={stay} fallback={() => null}>
          <Suspense fallback={null}>
            <LeaveDialog actor={actor} />
          </Suspense>
        </ChunkBoundary>
      ) : null}
    </chakra.div>
  );
}
