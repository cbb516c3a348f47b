import { Skeleton } from '@chakra-ui/react/skeleton';
import type { ComponentProps } from 'react';
import { skeletonRecipe } from './theme/skeleton';

/** In place of a line of text, or of whatever it is made as large as, that is on its way. What it stands in breathes. */
export const SkeletonBar = (props: ComponentProps<typeof Skeleton>) => (
  <Skeleton recipe={skeletonRecipe} {...props} />
);
