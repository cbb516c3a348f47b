import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { FactLine } from './fact-line';

/** The level of the name, below that of the list. */
export type RowHeading = 'h2' | 'h4';

type NamedRowProps = {
  readonly name: string;
  readonly heading?: RowHeading;
  /** Beside the name. */
  readonly badge?: ReactNode;
  readonly facts: readonly string[];
  /** The id of the facts, which describe the actions. */
  readonly factsId: string;
  /** The actions. */
  readonly children?: ReactNode;
};

/** An item of a list in a panel: its name, what is known of it, and its actions. */
export const NamedRow = ({ name, heading = 'h4', badge, facts, factsId, children }: NamedRowProps) => (
  <chakra.li
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    justifyContent="space-between"
    columnGap="4"
    rowGap="3"
    paddingBlock="4"
    paddingInline={{ base: '4', md: '6' }}
    css={{ '& + &': { borderBlockStartWidth: '1px' } }}
  >
    <chakra.div minWidth="0" flex="1 1 14rem">
      <chakra.h4
        as={heading}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="2"
        rowGap="1"
        fontWeight="medium"
        lineHeight="text"
        overflowWrap="anywhere"
      >
        {name}
        {badge}
      </chakra.h4>
      <FactLine facts={facts} id={factsId} />
    </chakra.div>
    {children}
  </chakra.li>
);
