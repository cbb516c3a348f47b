import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** A white card with a drawing beside its text, or above it where there is no room. */
export const emptyStateRecipe = defineSlotRecipe({
  slots: ['root', 'content', 'indicator', 'title', 'description'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      padding: { base: '4', md: '6' },
      gap: { base: '4', md: '6' },
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'card',
    },
    content: { display: 'grid', justifyItems: 'start', gap: '4', flex: '1 1 16rem' },
  },
});
