import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** A white card on the page background. */
export const cardRecipe = defineSlotRecipe({
  slots: ['root', 'header', 'body', 'footer', 'title', 'description'],
  base: {
    root: { bg: 'bg.surface', borderWidth: '1px', borderColor: 'border', borderRadius: 'card' },
  },
});
