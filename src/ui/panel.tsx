import { Card } from '@chakra-ui/react/card';
import type { ComponentProps } from 'react';
import { cardRecipe } from './theme/card';

type PanelProps = ComponentProps<typeof Card.Root> & {
  /** The content sets its own padding. */
  readonly flush?: boolean;
};

/** A white card on the page background. */
export function Panel({ flush = false, ...card }: PanelProps) {
  return <Card.Root recipe={cardRecipe} {...(flush ? {} : { padding: { base: '4', md: '6' } })} {...card} />;
}
