import { defineRecipe } from '@chakra-ui/react/styled-system';

/** As wide as its text, because it takes the focus when a screen is entered or the focused element disappears. */
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
