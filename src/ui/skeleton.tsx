import { Skeleton } from '@chakra-ui/react/skeleton';
import type { ComponentProps } from 'react';
import { skeletonRecipe } from './theme/skeleton';

/** The placeholder of a line of text, or of other content if a size is set. Its container has the animation. */
export const SkeletonBar = (props: ComponentProps<typeof Skeleton>) => (
  <Skeleton recipe={skeletonRecipe} {...props} />
);
