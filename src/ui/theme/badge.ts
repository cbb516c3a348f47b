import { defineRecipe } from '@chakra-ui/react/styled-system';

/** A state in one word, in the palette of its tone. */
export const badgeRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    paddingInline: '2.5',
    minHeight: '6',
    borderRadius: 'full',
    fontSize: 'sm',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    bg: 'colorPalette.subtle',
    color: 'colorPalette.fg',
  },
});
