import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { controlStyle } from './field';

/** A step button beside the number. Its other styles are those of a button. */
const trigger = { boxSize: '12', flexShrink: '0', fontSize: 'xl' } as const;

/** A number between its two step buttons. */
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
