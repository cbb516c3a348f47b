import { chakra } from '@chakra-ui/react/styled-system';
import { TILE_MIN_HEIGHT } from './card-tile';

/** Tiles side by side, as many as there is room for. Of a long list only those in sight are laid out and painted. */
export const CardGrid = chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    '&[data-long] > li': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: `auto ${TILE_MIN_HEIGHT}`,
    },
  },
});
