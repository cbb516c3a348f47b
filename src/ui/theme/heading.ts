import { defineRecipe } from '@chakra-ui/react/styled-system';

/** As wide as its words: it takes the focus where something is entered, or what had it is gone. */
export const headingRecipe = defineRecipe({
  base: { fontWeight: 'bold', width: 'fit-content', maxWidth: 'full', borderRadius: '4px' },
  variants: {
    size: {
      lg: { fontSize: 'lg' },
      xl: { fontSize: 'xl' },
      '2xl': { fontSize: '2xl', letterSpacing: '-0.01em' },
    },
  },
});
