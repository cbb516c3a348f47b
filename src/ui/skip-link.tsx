import { SkipNavLink } from '@chakra-ui/react/skip-nav';
import type { MouseEventHandler, ReactNode } from 'react';
import { skipNavRecipe } from './theme/skip-nav';

type SkipLinkProps = {
  /** The id of the main content. */
  readonly to: string;
  readonly onClick?: MouseEventHandler;
  readonly children: ReactNode;
};

/** The first tab stop: skips the header. */
export const SkipLink = ({ to, ...link }: SkipLinkProps) => (
  <SkipNavLink id={to} recipe={skipNavRecipe} {...link} />
);
