import { Link } from '@chakra-ui/react/link';
import type { ComponentProps } from 'react';
import { linkRecipe } from './theme/link';

type TextLinkProps = Omit<ComponentProps<typeof Link>, 'variant'> & {
  readonly variant?: 'underline' | 'plain';
  /** How much of it there is for a finger; in a sentence it is as high as the words. */
  readonly room?: 'line' | 'row';
};

/** Words that lead somewhere. */
export const TextLink = (props: TextLinkProps) => <Link recipe={linkRecipe} {...props} />;
