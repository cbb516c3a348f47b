import { defineRecipe } from '@chakra-ui/react/styled-system';

/** A link in text. */
export const linkRecipe = defineRecipe({
  base: { textUnderlineOffset: '3px' },
  variants: {
    variant: {
      underline: { textDecoration: 'underline' },
      /** A link that is recognisable by other means: an icon, or its place in the header. */
      plain: { _hover: { textDecoration: 'underline' } },
    },
    /** The size of the touch target. In a sentence it has none of its own. */
    room: {
      line: { display: 'inline-block', minHeight: '6' },
      row: { display: 'inline-flex', alignItems: 'center', minHeight: '11' },
    },
  },
  defaultVariants: { variant: 'underline' },
});
