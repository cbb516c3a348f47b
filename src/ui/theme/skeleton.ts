import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The placeholder of a line of text. */
export const skeletonRecipe = defineRecipe({ base: { height: '3', borderRadius: 'full', bg: 'border' } });
