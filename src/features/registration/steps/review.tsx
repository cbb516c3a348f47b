import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { stepper as texts } from '#messages/registration/stepper';
import {
  selectIsCardOnly,
  selectProfileType,
  selectStepIndex,
  selectSteps,
  selectValues,
} from '../../../../machines/registration/stepper/stepper.selectors';
import type { StepId } from '../../../domain/wizard/steps';
import { Facts } from '../../../ui/facts';
import { Panel } from '../../../ui/panel';
import { Help } from '../../../ui/text';
import { reviewLines, type ReviewLine } from './review-lines';
import { shortName } from '../step-frame/step-names';
import { useWaiting, type Wizard } from '../stepper/wizard';
import { WhatHappensNext } from '../stepper/what-happens-next';

const HEADING_ID = 'review';

type EnteredProps = {
  readonly step: StepId;
  readonly lines: readonly ReviewLine[];
  /** `null` if it can no longer be changed. */
  readonly onChange: (() => void) | null;
  readonly locked: boolean;
};

/** The input of one step, and a button that leads back to it. */
function Entered({ step, lines, onChange, locked }: EnteredProps) {
  const name = shortName(step);
  return (
    <chakra.div display="grid" gap="1" borderBlockStartWidth="1px" paddingBlockStart="2">
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="4" minHeight="11">
        <chakra.h3 fontWeight="medium">{name}</chakra.h3>
        {onChange === null ? null : (
          <Button
            variant="ghost"
            color={locked ? 'fg.muted' : 'info'}
            textDecoration="underline"
            textUnderlineOffset="3px"
            marginInlineEnd="-4"
            aria-label={texts.changeStep({ step: name })}
            aria-disabled={locked || undefined}
            onClick={locked ? undefined : onChange}
          >
            {texts.change}
          </Button>
        )}
      </chakra.div>
      <Facts
        beside
        small="all"
        facts={lines.map(([label, value]) => [label, value === '' ? texts.notGiven : value])}
      />
    </chakra.div>
  );
}

/** In the last step, before its card: the input of the earlier steps, with a Change button for each (D4.2). */
export function Review({ actor, facts }: Wizard) {
  const steps = useSelector(actor, selectSteps);
  const index = useSelector(actor, selectStepIndex);
  const values = useSelector(actor, selectValues);
  const profileType = useSelector(actor, selectProfileType);
  const cardOnly = useSelector(actor, selectIsCardOnly);
  const { locked, noResponse } = useWaiting(actor);
  /** Input that was or may have been sent can no longer be changed here. */
  const sent = cardOnly || noResponse;
  if (profileType === null) return null;
  return (
    <Panel as="section" aria-labelledby={HEADING_ID} display="grid" gap="4">
      <div>
        <chakra.h2 id={HEADING_ID} fontSize="lg" fontWeight="medium">
          {texts.review}
        </chakra.h2>
        {sent ? null : <Help fontSize="sm">{texts.reviewHelp}</Help>}
      </div>
      {steps.slice(0, index).map(({ id }) => (
        <Entered
          key={id}
          step={id}
          lines={reviewLines(id, values, profileType, facts)}
          locked={locked}
          onChange={sent ? null : () => actor.send({ type: 'step.visited', step: id })}
        />
      ))}
      <chakra.div hideFrom="lg" borderBlockStartWidth="1px" paddingBlockStart="4">
        <WhatHappensNext profileType={profileType} facts={facts} />
      </chakra.div>
    </Panel>
  );
}
