import { chakra } from '@chakra-ui/react/styled-system';

/** A chart with its panel beside it, or below it if there is no room. */
export const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(22rem, 28rem)' },
    alignItems: 'start',
  },
});
