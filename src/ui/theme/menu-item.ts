import { defineRecipe } from '@chakra-ui/react/styled-system';

const item = {
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: 'control',
  textAlign: 'start',
  cursor: 'pointer',
  transition: 'background-color 150ms ease-out',
  _hover: { bg: 'bg' },
  // Yellow is for the screen's main action.
  _currentPage: {
    fontWeight: 'medium',
    textDecoration: 'underline',
    textDecorationThickness: '3px',
    textUnderlineOffset: '6px',
  },
} as const;

/** An entry of the menu, as a link or a button: in the header's row, or at the full width of a list. */
export const menuItemRecipes = {
  row: defineRecipe({
    base: {
      ...item,
      minHeight: { base: '11', lg: '10' },
      paddingInline: { base: '2.5', lg: '2' },
      whiteSpace: 'nowrap',
    },
  }),
  wide: defineRecipe({
    base: {
      ...item,
      width: 'full',
      minHeight: '12',
      paddingInline: '3',
      paddingBlock: '2',
      overflowWrap: 'anywhere',
    },
  }),
};
