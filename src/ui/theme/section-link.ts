import { defineRecipe } from '@chakra-ui/react/styled-system';

/** A link to a section of the page: a pill in a row on phones, a line of a list from medium screens up. */
export const sectionLinkRecipe = defineRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '11',
    paddingInline: { base: '3', md: '3.5' },
    fontSize: { base: 'sm', md: 'md' },
    fontWeight: { base: 'medium', md: 'normal' },
    borderWidth: '1px',
    borderColor: { base: 'border', md: 'transparent' },
    borderRadius: { base: 'full', md: 'control' },
    bg: { base: 'bg.surface', md: 'transparent' },
    _hover: { bg: 'bg.surface', borderColor: 'border.strong' },
    '&[aria-current]': {
      fontWeight: 'medium',
      color: { base: 'bg.surface', md: 'fg' },
      bg: { base: 'fg', md: 'bg.surface' },
      borderColor: { base: 'fg', md: 'border' },
      boxShadow: { md: 'inset 5px 0 0 {colors.primary}' },
    },
    // With forced colours, neither the pill nor the bar would show.
    '@media (forced-colors: active)': { '&[aria-current]': { textDecoration: 'underline' } },
  },
});
