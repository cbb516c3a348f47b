import { chakra } from '@chakra-ui/react/styled-system';

/** The layout of a message that replaces an older page. */
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
