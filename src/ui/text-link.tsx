import { Link } from '@chakra-ui/react/link';
import type { ComponentProps } from 'react';
import { linkRecipe } from './theme/link';

type TextLinkProps = Omit<ComponentProps<typeof Link>, 'variant'> & {
  readonly variant?: 'underline' | 'plain';
  /** The size of the touch target. Without it, as in a sentence, it has the height of the text. */
  readonly room?: 'line' | 'row';
};

/** A link in text. */
export const TextLink = (props: TextLinkProps) => <Link recipe={linkRecipe} {...props} />;
