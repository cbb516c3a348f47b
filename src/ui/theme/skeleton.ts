import { defineRecipe } from '@chakra-ui/react/styled-system';

/** In place of a line of text that is on its way. */
export const skeletonRecipe = defineRecipe({ base: { height: '3', borderRadius: 'full', bg: 'border' } });
