import { SkipNavLink } from '@chakra-ui/react/skip-nav';
import type { MouseEventHandler, ReactNode } from 'react';
import { skipNavRecipe } from './theme/skip-nav';

type SkipLinkProps = {
  /** The id of the content. */
  readonly to: string;
  readonly onClick?: MouseEventHandler;
  readonly children: ReactNode;
};

/** The first stop of Tab: past the header, to the content. */
export const SkipLink = ({ to, ...link }: SkipLinkProps) => (
  <SkipNavLink id={to} recipe={skipNavRecipe} {...link} />
);
