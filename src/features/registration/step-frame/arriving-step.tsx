import { Button } from '@chakra-ui/react/button';
import { Spinner } from '@chakra-ui/react/spinner';
import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense, type ReactNode } from 'react';
import { stepper as texts } from '#messages/registration/stepper';
import { steps as stepTexts } from '#messages/registration/steps';
import { ChunkBoundary } from '../../../ui/chunk-boundary';
import { MAIN_HEADING_ID } from '../../../ui/focus-heading';
import { Notice } from '../../../ui/notice';
import type { StepperActor } from '../stepper/wizard';

/** Shown while the code of a step loads. */
function LoadingStep() {
  return (
    <chakra.p role="status" display="flex" alignItems="center" gap="2.5" color="fg.muted">
      <Spinner aria-hidden="true" />
      {texts.loading}
    </chakra.p>
  );
}

type MissingStepProps = { readonly actor: StepperActor; readonly onRetry: () => void };

/** Replaces a step whose code could not be loaded. The bar of the new version offers to reload the page. */
function MissingStep({ actor, onRetry }: MissingStepProps) {
  /** The pressed button disappears, so the focus moves to the step. */
  const retry = () => {
    document.getElementById(MAIN_HEADING_ID)?.focus();
    onRetry();
  };
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <Notice tone="error" title={texts.missingTitle} role="alert">
        <p>{texts.missingHelp}</p>
      </Notice>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button onClick={() => actor.send({ type: 'step.back' })}>{stepTexts.back}</Button>
        <Button variant="solid" onClick={retry}>
          {texts.retry}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

type ArrivingStepProps = {
  readonly actor: StepperActor;
  /** Called when the code of the step could not be loaded. */
  readonly onMissing: () => void;
  readonly children: ReactNode;
};

/** Renders a step whose code is loading or could not be loaded. The wizard around it and the input stay. */
export function ArrivingStep({ actor, onMissing, children }: ArrivingStepProps) {
  return (
    <ChunkBoundary onMissing={onMissing} fallback={(again) => <MissingStep actor={actor} onRetry={again} />}>
      <Suspense fallback={<LoadingStep />}>{children}</Suspense>
    </ChunkBoundary>
  );
}
