import { chakra } from '@chakra-ui/react/styled-system';
import { TILE_MIN_HEIGHT } from './card-tile';

/** How many tiles of a long list are laid out and painted together: whole rows, in however many columns there is room for. */
export const CARDS_IN_GROUP = 12;

const GAP = '1rem';

/** What a group takes that was never in sight, where its tiles stand in `columns`. */
const groupHeight = (columns: number): string =>
  `auto calc(${CARDS_IN_GROUP / columns} * (${TILE_MIN_HEIGHT} + ${GAP}) - ${GAP})`;

/**
 * Tiles side by side, as many as there is room for. Of a long list (`data-long`) a group is laid out and painted only
 * near what is in sight. The browser watches each group in every frame: that many, and not every tile.
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

/** The groups below each other, as one list. */
export const CardGroups = chakra('div', {
  base: { display: 'grid', gap: GAP, gridTemplateColumns: 'minmax(0, 1fr)' },
});
