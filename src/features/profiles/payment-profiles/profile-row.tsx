import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { rowOfLongList } from '../../../ui/long-list';

/** Defined here so that no other screen downloads it. */
const KindIcon = () => (
  <chakra.svg
    viewBox="0 0 24 24"
    boxSize="5"
    marginBlockStart="0.5"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M6 3.5h12v17H6z M9.5 8h5 M9.5 12h5 M9.5 16h5" />
  </chakra.svg>
);

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', lg: 'auto minmax(0, 1fr) auto' },
    alignItems: { base: 'start', lg: 'center' },
    columnGap: '4',
    rowGap: '3',
    paddingBlock: '4',
    paddingInline: { base: '4', md: '6' },
    '& + &': { borderBlockStartWidth: '1px' },
    ...rowOfLongList('5rem'),
  },
});

/** The actions and the status of a profile: beside it, and below it on phones. */
const Actions = chakra('div', {
  base: {
    gridColumn: { base: '1 / -1', lg: 'auto' },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: { lg: 'end' },
    columnGap: '5',
    rowGap: '2',
    maxWidth: { lg: '34rem' },
  },
});

type ProfileRowProps = {
  readonly name: string;
  /** Kind, reference and owner, in this order. */
  readonly facts: readonly string[];
  /** A mark beside the name. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
  /** Why an action failed. It spans the whole row. */
  readonly below?: ReactNode;
};

/** One payment profile: its details on the left, its status on the right. */
export function ProfileRow({ name, facts, mark, children, below }: ProfileRowProps) {
  return (
    <Row>
      <KindIcon />
      <chakra.div minWidth="0">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
          <chakra.h4 fontWeight="medium" lineHeight="text" overflowWrap="anywhere">
            {name}
          </chakra.h4>
          {mark}
        </chakra.div>
        <chakra.p fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {facts.join(' · ')}
        </chakra.p>
      </chakra.div>
      <Actions>{children}</Actions>
      {below}
    </Row>
  );
}
