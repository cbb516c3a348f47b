import { EmptyState } from '@chakra-ui/react/empty-state';
import type { ComponentProps, ReactNode } from 'react';
import { Stand } from './drawings/stand';
import { emptyStateRecipe } from './theme/empty-state';

type NothingThereProps = Pick<ComponentProps<typeof EmptyState.Root>, 'minHeight'> & {
  readonly text: string;
  /** Actions, such as a way to add an item. */
  readonly children?: ReactNode;
};

/** An empty list, in one sentence. */
export function NothingThere({ text, children, minHeight }: NothingThereProps) {
  return (
    <EmptyState.Root recipe={emptyStateRecipe} minHeight={minHeight}>
      <EmptyState.Indicator>
        <Stand />
      </EmptyState.Indicator>
      <EmptyState.Content>
        <EmptyState.Description>{text}</EmptyState.Description>
        {children}
      </EmptyState.Content>
    </EmptyState.Root>
  );
}
