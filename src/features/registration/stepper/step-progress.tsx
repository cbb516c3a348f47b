import { Steps } from '@chakra-ui/react/steps';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { stepper as texts } from '#messages/registration/stepper';
import type { Step } from '../../../domain/wizard/steps';
import { stepsRecipe } from '../../../ui/theme/steps';
import { shortName } from './step-names';

type StepProgressProps = {
  readonly steps: readonly Step[];
  /** Of the step that is shown, from 0. */
  readonly index: number;
  /** How many there will be; those that are not known yet have no name. */
  readonly count: number;
};

/**
 * A thin bar for each step, and from medium screens up its name; the names are always read out. A list that shows how far
 * one is: Chakra's own list is one of tabs, which nobody can press here.
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
