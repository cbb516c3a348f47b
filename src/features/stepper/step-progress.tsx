import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { stepper as texts } from '#messages/stepper';
import type { Step } from '../../domain/steps';
import { shortName } from './step-names';

/** On phones the bars alone are seen: the heading below them says which step it is. */
const Name = chakra(VisuallyHidden, {
  base: {
    fontSize: 'sm',
    lineHeight: 'heading',
    md: {
      position: 'static',
      width: 'auto',
      height: 'auto',
      margin: '0',
      overflow: 'visible',
      clip: 'auto',
      whiteSpace: 'normal',
    },
  },
});

type StepProgressProps = {
  readonly steps: readonly Step[];
  /** Of the step that is shown, from 0. */
  readonly index: number;
  /** How many there will be; those that are not known yet have no name. */
  readonly count: number;
};

const colourOf = (index: number, current: number): string => {
  if (index === current) return 'primary';
  return index < current ? 'fg' : 'border';
};

/** A thin bar for each step, and from medium screens up its name; the names are always read out. */
export function StepProgress({ steps, index: current, count }: StepProgressProps) {
  return (
    <chakra.ol
      aria-label={texts.steps}
      display="grid"
      gridTemplateColumns={`repeat(${count}, minmax(0, 1fr))`}
      gap="1.5"
    >
      {Array.from({ length: count }, (_, index) => {
        const step = steps[index];
        return (
          <chakra.li
            key={step?.id ?? index}
            aria-current={index === current ? 'step' : undefined}
            display="grid"
            gap="1.5"
            alignContent="start"
          >
            <chakra.span
              height="1.5"
              borderRadius="full"
              bg={colourOf(index, current)}
              css={{ forcedColorAdjust: 'none' }}
            />
            {step === undefined ? null : (
              <Name color={index === current ? 'fg' : 'fg.muted'}>
                {shortName(step.id)}
                {index < current ? <VisuallyHidden> ({texts.done})</VisuallyHidden> : null}
              </Name>
            )}
          </chakra.li>
        );
      })}
    </chakra.ol>
  );
}
