import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** A figure: its label, its value and its trend. */
export const statRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'helpText', 'valueUnit', 'valueText', 'indicator'],
  base: {
    root: { display: 'grid', gap: '1', alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' },
    label: {
      fontWeight: 'medium',
      color: 'fg.muted',
      overflowWrap: 'anywhere',
      '& a': {
        textDecoration: 'underline',
        textDecorationColor: 'border.strong',
        textUnderlineOffset: '4px',
        borderRadius: '4px',
        '@media (hover: hover)': { _hover: { textDecorationColor: 'currentColor' } },
      },
    },
    valueText: {
      fontSize: '3xl',
      fontWeight: 'bold',
      lineHeight: 'heading',
      fontVariantNumeric: 'tabular-nums',
    },
    helpText: { fontSize: 'sm', color: 'fg.muted' },
  },
});
