import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** A white card with the checker strip above its text. */
export const emptyStateRecipe = defineSlotRecipe({
  slots: ['root', 'content', 'indicator', 'title', 'description'],
  base: {
    root: {
      overflow: 'hidden',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'card',
    },
    content: { display: 'grid', justifyItems: 'start', gap: '4', padding: { base: '4', md: '6' } },
  },
});
