import { Steps } from '@chakra-ui/react/steps';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { stepper as texts } from '#messages/registration/stepper';
import type { Step } from '../../../domain/wizard/steps';
import { stepsRecipe } from '../../../ui/theme/steps';
import { shortName } from './step-names';

type StepProgressProps = {
  readonly steps: readonly Step[];
  /** The index of the current step, from 0. */
  readonly index: number;
  /** The total number of steps. A step that is not known yet has no name. */
  readonly count: number;
};

/**
 * A thin bar for each step. From medium screens up it also shows the step's name; screen readers always get the
 * names. It is a list, because Chakra's own `Steps.List` is a list of tabs, and these steps cannot be pressed.
 */
export function StepProgress({ steps, index: current, count }: StepProgressProps) {
  return (
    <Steps.Root recipe={stepsRecipe} step={current} count={count}>
      <chakra.ol
        aria-label={texts.steps}
        display="grid"
        gridTemplateColumns={`repeat(${count}, minmax(0, 1fr))`}
        gap="1.5"
      >
        {Array.from({ length: count }, (_, index) => {
          const step = steps[index];
          return (
            <Steps.Item key={step?.id ?? index} as="li" index={index}>
              <Steps.Separator />
              {step === undefined ? null : (
                <Steps.Title>
                  {shortName(step.id)}
                  {index < current ? <VisuallyHidden> ({texts.done})</VisuallyHidden> : null}
                </Steps.Title>
              )}
            </Steps.Item>
          );
        })}
      </chakra.ol>
    </Steps.Root>
  );
}
