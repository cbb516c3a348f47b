import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Words that lead somewhere. */
export const linkRecipe = defineRecipe({
  base: { textUnderlineOffset: '3px' },
  variants: {
    variant: {
      underline: { textDecoration: 'underline' },
      /** Something else says that it leads somewhere: a sign, a place in the header. */
      plain: { _hover: { textDecoration: 'underline' } },
    },
    /** How much room a finger has; in a sentence none is made. */
    room: {
      line: { display: 'inline-block', minHeight: '6' },
      row: { display: 'inline-flex', alignItems: 'center', minHeight: '11' },
    },
  },
  defaultVariants: { variant: 'underline' },
});
