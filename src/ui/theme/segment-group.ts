import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/**
 * A few options in one box, side by side if there is space. The chosen one has an icon and a border, so colour is not
 * the only sign.
 */
export const segmentGroupRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'item', 'itemText', 'itemControl', 'indicator'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
      gap: '1',
      padding: '1',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'control',
    },
    item: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      minHeight: '11',
      paddingInline: '3',
      borderWidth: '2px',
      borderColor: 'transparent',
      borderRadius: '6px',
      textAlign: 'center',
      lineHeight: 'heading',
      fontWeight: 'medium',
      cursor: 'pointer',
      '&[data-state=checked]': { bg: 'primary', color: 'primary.ink', borderColor: 'fg' },
      '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
      // With forced colours, a transparent border shows too.
      '@media (forced-colors: active)': {
        borderColor: 'Canvas',
        '&[data-state=checked]': { borderColor: 'Highlight' },
      },
      '@media (hover: hover)': { '&:hover:not([data-state=checked])': { bg: 'border' } },
    },
    itemText: { display: 'inline-flex', alignItems: 'center', gap: '2' },
  },
});
