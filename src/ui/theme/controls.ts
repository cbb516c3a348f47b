import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { controlStyle } from './field';

export const textareaRecipe = defineRecipe({
  base: { ...controlStyle, minHeight: '9rem', paddingBlock: '3', lineHeight: 'text', resize: 'vertical' },
});

export const nativeSelectRecipe = defineSlotRecipe({
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', width: 'full' },
    field: {
      ...controlStyle,
      appearance: 'none',
      paddingInlineEnd: '10',
      textOverflow: 'ellipsis',
      cursor: 'pointer',
    },
    indicator: {
      position: 'absolute',
      insetBlock: '0',
      insetInlineEnd: '3',
      display: 'flex',
      alignItems: 'center',
      pointerEvents: 'none',
    },
  },
});

/** Controls that belong together or are validated together. */
export const fieldsetRecipe = defineSlotRecipe({
  slots: ['root', 'legend', 'content', 'errorText', 'helperText'],
  base: {
    root: { display: 'grid', gap: '1.5', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: '0' },
    legend: { fontWeight: 'medium', marginBlockEnd: '1.5' },
    errorText: { display: 'flex', gap: '1.5', fontSize: 'sm', color: 'error', fontWeight: 'medium' },
    helperText: { fontSize: 'sm', color: 'fg.muted' },
  },
});
