import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** The rest of a list, which a button opens. */
export const collapsibleRecipe = defineSlotRecipe({
  slots: ['root', 'trigger', 'content', 'indicator'],
  base: {
    root: { borderBlockStartWidth: '1px' },
    trigger: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      paddingBlock: '2.5',
      borderRadius: '4px',
      textAlign: 'start',
      fontWeight: 'medium',
      cursor: 'pointer',
    },
    indicator: { flexShrink: '0', rotate: '-90deg', _open: { rotate: '0deg' } },
  },
});
