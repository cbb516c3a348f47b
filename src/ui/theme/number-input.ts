import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { controlStyle } from './field';

/** A step beside the number; for the rest it is a button like any other. */
const trigger = { boxSize: '12', flexShrink: '0', fontSize: 'xl' } as const;

/** A number between the two buttons that change it by steps. */
export const numberInputRecipe = defineSlotRecipe({
  slots: [
    'root',
    'label',
    'input',
    'control',
    'valueText',
    'incrementTrigger',
    'decrementTrigger',
    'scrubber',
  ],
  base: {
    root: { display: 'flex', gap: '2' },
    input: { ...controlStyle, width: '24', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
    incrementTrigger: trigger,
    decrementTrigger: trigger,
  },
});
