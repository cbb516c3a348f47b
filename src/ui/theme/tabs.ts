import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/**
 * A few tabs in one box, side by side if there is space. The chosen one has an icon and a border, so colour is not the
 * only sign.
 */
export const tabsRecipe = defineSlotRecipe({
  slots: ['root', 'list', 'trigger', 'content', 'contentGroup', 'indicator'],
  base: {
    root: { display: 'grid', gap: '5', gridTemplateColumns: 'minmax(0, 1fr)' },
    list: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'auto auto' },
      gap: '1',
      padding: '1',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'control',
    },
    trigger: {
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
      '&[aria-selected=true]': { bg: 'primary', color: 'primary.ink', borderColor: 'fg' },
      // With forced colours, a transparent border shows too.
      '@media (forced-colors: active)': {
        borderColor: 'Canvas',
        '&[aria-selected=true]': { borderColor: 'Highlight' },
      },
      '@media (hover: hover)': { '&:hover:not([aria-selected=true])': { bg: 'border' } },
    },
  },
});
