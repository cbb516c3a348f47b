import { DataList } from '@chakra-ui/react/data-list';
import type { ReactNode } from 'react';
import { dataListRecipe } from './theme/data-list';

export type Fact = readonly [label: string, value: ReactNode];

type FactsProps = {
  readonly facts: readonly Fact[];
  /** Puts name and value beside each other if there is space. */
  readonly beside?: boolean;
  readonly small?: 'labels' | 'all';
};

/** A list of names and values. */
export function Facts({ facts, beside, small }: FactsProps) {
  return (
    <DataList.Root recipe={dataListRecipe} {...{ beside, small }}>
      {facts.map(([label, value]) => (
        <DataList.Item key={label}>
          <DataList.ItemLabel>{label}</DataList.ItemLabel>
          <DataList.ItemValue>{value}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
  );
}
