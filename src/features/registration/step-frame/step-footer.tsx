import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { MouseEvent } from 'react';
import { stepper as texts } from '#messages/registration/stepper';
import { steps as stepTexts } from '#messages/registration/steps';
import {
  selectIsCardOnly,
  selectProfileType,
  selectStepIndex,
  selectSteps,
  selectSubmission,
} from '../../../../machines/registration/stepper/stepper.selectors';
import { randomId } from '../../../domain/random-id';
import type { Step } from '../../../domain/wizard/steps';
import { BusyButton } from '../../../ui/busy-button';
import { WhyNot } from '../../../ui/form/why-not';
import { onIntent } from '../../../ui/intent';
import { preloadStep } from '../stepper/step-code';
import { NextSteps } from './next-steps';
import { shortName } from './step-names';
import type { StepForm } from '../stepper/stepper-props';
import { useWaiting, type StepperActor } from '../stepper/wizard';

/** How the last step says that its button pays. */
export type Payment = {
  /** What is paid, and when. */
  readonly plan: string;
  /** The name of the button. */
  readonly finish: string;
};

type StepFooterProps = {
  readonly actor: StepperActor;
  readonly step: Step;
  readonly form: StepForm;
  /** `null` if the button pays nothing. */
  readonly payment: Payment | null;
};

/** Sticky and as wide as the screen on phones. Focused controls scroll clear of it. */
const Footer = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    gap: '3',
    mdDown: {
      position: 'sticky',
      zIndex: '1',
      insetBlockEnd: 'var(--bars-height, 0px)',
      marginInline: '-4',
      marginBlockEnd: '-6',
      paddingInline: '4',
      paddingBlock: '3',
      bg: 'bg.surface',
      borderBlockStartWidth: '1px',
    },
    md: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
  },
});

/** Defined here so that no other screen downloads it. */
const Arrow = () => (
  <chakra.svg
    viewBox="0 0 24 24"
    hideBelow="md"
    boxSize="5"
    marginInlineStart="-1"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M14.5 6l-6 6 6 6" />
  </chakra.svg>
);

/** Whether this is the second click of a double click, which was meant for the previous content. */
const isRepeated = ({ detail }: MouseEvent): boolean => detail > 1;

/**
 * Returns the step that the main button leads to. It is `undefined` in the last step, and while it depends on a
 * choice.
 */
function useNextStep(actor: StepperActor): Step | undefined {
  const steps = useSelector(actor, selectSteps);
  const index = useSelector(actor, selectStepIndex);
  return steps[index + 1];
}

/** Returns the text of the main button of a step. */
function useNextText(
  { actor, step, payment }: Omit<StepFooterProps, 'form'>,
  following: Step | undefined,
): string {
  const profileType = useSelector(actor, selectProfileType);
  if (following) return stepTexts.next({ step: shortName(following.id) });
  if (profileType === null) return texts.next;
  return step.id === 'creditAccount' ? stepTexts.requestBusinessPlus : (payment?.finish ?? stepTexts.finish);
}

/** Back and Next, or the button that the last step has in place of Next (S4.stepper.1, S4.stepper.3). */
export function StepFooter({ actor, step, form, payment }: StepFooterProps) {
  const cardOnly = useSelector(actor, selectIsCardOnly);
  const submission = useSelector(actor, selectSubmission);
  const { locked, progress } = useWaiting(actor);
  const following = useNextStep(actor);
  const nextText = useNextText({ actor, step, payment }, following);
  const unlessLocked = (act: () => void) => ({
    'aria-disabled': locked || undefined,
    onClick: (event: MouseEvent) => {
      if (!locked && !isRepeated(event)) act();
    },
  });
  const skip = () => actor.send({ type: 'step.skipped', key: randomId() });
  const postpone = () => submission?.send({ type: 'submission.postponed' });
  return (
    <Footer data-sticky>
      {payment === null ? null : (
        <chakra.p gridColumn="1 / -1" width="full" fontWeight="medium" fontVariantNumeric="tabular-nums">
          {payment.plan}
        </chakra.p>
      )}
      {cardOnly ? (
        <Button {...unlessLocked(postpone)}>{texts.later}</Button>
      ) : (
        <Button {...unlessLocked(() => actor.send({ type: 'step.back' }))}>
          <Arrow />
          {stepTexts.back}
        </Button>
      )}
      {step.optional && !cardOnly ? (
        <Button
          {...unlessLocked(skip)}
          variant="ghost"
          gridRow={{ base: '2', md: 'auto' }}
          gridColumn={{ base: '1 / -1', md: 'auto' }}
          marginInlineStart={{ md: 'auto' }}
        >
          {stepTexts.skip}
        </Button>
      ) : null}
      <BusyButton
        {...form.submit}
        {...onIntent(() => preloadStep(following?.id))}
        form={form.form.id}
        variant="solid"
        busy={progress !== null || form.waiting}
        busyText={progress ?? texts.starting}
        marginInlineStart={{ md: step.optional && !cardOnly ? '0' : 'auto' }}
        onClick={(event) => {
          if (isRepeated(event)) event.preventDefault();
        }}
      >
        {nextText}
      </BusyButton>
      <WhyNot
        form={form.form.id}
        aria-disabled={form.submit['aria-disabled']}
        gridColumn="1 / -1"
        width={{ md: 'full' }}
        justifyContent="end"
      >
        {texts.whyNot}
      </WhyNot>
      {payment === null ? null : <NextSteps actor={actor} hideBelow="md" width="full" textAlign="end" />}
    </Footer>
  );
}
