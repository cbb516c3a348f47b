import { chakra } from '@chakra-ui/react/styled-system';

/** A white card on the street. */
export const Panel = chakra('div', {
  base: {
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    padding: { base: '4', md: '6' },
  },
});
