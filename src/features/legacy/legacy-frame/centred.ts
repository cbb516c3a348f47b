import { chakra } from '@chakra-ui/react/styled-system';

/** What stands in the place of an older page while there is none. */
export const Centred = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    gap: '5',
    width: 'full',
    maxWidth: '32rem',
    margin: 'auto',
    paddingInline: { base: '4', md: '6' },
    paddingBlock: '8',
  },
});
