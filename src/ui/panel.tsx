import { chakra } from '@chakra-ui/react/styled-system';

/** A white card on the street; `flush` where what is in it keeps its own distance from the edge. */
export const Panel = chakra('div', {
  base: {
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
  },
  variants: { flush: { true: {}, false: { padding: { base: '4', md: '6' } } } },
  defaultVariants: { flush: false },
});
