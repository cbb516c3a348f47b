import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/**
 * A thin bar for each step. From medium screens up it also shows the step's name; on phones only screen readers get
 * it.
 */
export const stepsRecipe = defineSlotRecipe({
  slots: ['root', 'list', 'item', 'trigger', 'indicator', 'separator', 'content', 'title', 'description'],
  base: {
    item: {
      display: 'grid',
      gap: '1.5',
      alignContent: 'start',
      color: 'fg.muted',
      _currentStep: { color: 'fg' },
    },
    separator: {
      height: '1.5',
      borderRadius: 'full',
      bg: 'border',
      forcedColorAdjust: 'none',
      '&[data-complete]': { bg: 'fg' },
      '&[data-current]': { bg: 'primary' },
    },
    title: {
      position: { base: 'absolute', md: 'static' },
      width: { base: '1px', md: 'auto' },
      height: { base: '1px', md: 'auto' },
      margin: { base: '-1px', md: '0' },
      overflow: { base: 'hidden', md: 'visible' },
      clip: { base: 'rect(0, 0, 0, 0)', md: 'auto' },
      whiteSpace: { base: 'nowrap', md: 'normal' },
      fontSize: 'sm',
      lineHeight: 'heading',
    },
  },
});
