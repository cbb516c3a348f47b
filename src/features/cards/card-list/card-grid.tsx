import { chakra } from '@chakra-ui/react/styled-system';
import { TILE_MIN_HEIGHT } from './card-tile';

/**
 * How many tiles of a long list are laid out and painted together. The number fills whole rows with any number of
 * columns.
 */
export const CARDS_IN_GROUP = 12;

const GAP = '1rem';

/** The estimated height of a group that was never in view, with its tiles in `columns`. */
const groupHeight = (columns: number): string =>
  `auto calc(${CARDS_IN_GROUP / columns} * (${TILE_MIN_HEIGHT} + ${GAP}) - ${GAP})`;

/**
 * A grid with as many columns as fit. In a long list (`data-long`), a group is laid out and painted only near the
 * viewport. The browser observes each group in every frame, which is cheaper than observing each tile.
 */
export const CardGrid = chakra('div', {
  base: {
    display: 'grid',
    gap: GAP,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    '&[data-long]': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: { base: groupHeight(1), lg: groupHeight(2) },
    },
  },
});

/** Stacks the groups as one list. */
export const CardGroups = chakra('div', {
  base: { display: 'grid', gap: GAP, gridTemplateColumns: 'minmax(0, 1fr)' },
});
