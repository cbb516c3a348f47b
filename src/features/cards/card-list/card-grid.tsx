import { chakra } from '@chakra-ui/react/styled-system';

/**
 * How many cards of a long list are laid out and painted together.
 */
export const CARDS_IN_GROUP = 12;

const GAP = '1rem';

/** Returns the estimated height of a group that was never in view. `row` is the height of its rows. */
const groupHeight = (row: string): string => `auto calc(${CARDS_IN_GROUP} * ${row})`;

/**
 * A grid of tiles with as many columns as fit, or rows (`data-rows`). In a long list (`data-long`), a group is laid out
 * and painted only near the viewport. The browser observes each group in every frame, which is cheaper than observing
 * each tile.
 */
export const CardGrid = chakra('div', {
  base: {
    display: 'grid',
    gap: GAP,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    '&[data-rows]': { gap: '0', gridTemplateColumns: 'minmax(0, 1fr)' },
    '&[data-long]': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: { base: groupHeight('7.25rem'), md: groupHeight('4.25rem') },
    },
  },
});

/** Stacks the groups as one list. Rows (`data-rows`) share one surface. */
export const CardGroups = chakra('div', {
  base: {
    display: 'grid',
    gap: GAP,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '&[data-rows]': {
      gap: '0',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'card',
      overflow: 'clip',
    },
  },
});
