import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** A message in the page: a bar in its colour, an icon, a title, and what to do. */
export const alertRecipe = defineSlotRecipe({
  slots: ['root', 'indicator', 'content', 'title', 'description'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: '2.5',
      padding: '3.5',
      paddingInlineStart: '4',
      borderRadius: 'card',
      borderInlineStartWidth: '5px',
      bg: 'colorPalette.subtle',
      borderColor: 'colorPalette.solid',
      color: 'fg',
    },
    indicator: { paddingBlock: '2px', color: 'colorPalette.fg' },
    content: { display: 'grid', gap: '0.5' },
    title: { fontWeight: 'medium', color: 'colorPalette.fg' },
    description: { display: 'grid', justifyItems: 'start', gap: '1', fontSize: 'sm' },
  },
  variants: {
    status: {
      error: { root: { colorPalette: 'error' } },
      warning: { root: { colorPalette: 'warning' } },
      success: { root: { colorPalette: 'success' } },
      info: { root: { colorPalette: 'info' } },
    },
  },
});
