import { chakra } from '@chakra-ui/react/styled-system';

/** A box to tick; what it is for and when it changes is its owner's. */
export const TickBox = chakra('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    flexShrink: '0',
    boxSize: '6',
    margin: '0',
    bg: 'bg.surface',
    borderWidth: '2px',
    borderColor: 'border.strong',
    borderRadius: '6px',
    cursor: 'pointer',
    '&:checked': { bg: 'fg', borderColor: 'fg' },
    '&:checked::before': {
      content: '""',
      position: 'absolute',
      inset: '1px',
      bg: 'bg.surface',
      clipPath: 'polygon(14% 48%, 4% 59%, 38% 91%, 96% 24%, 85% 14%, 37% 70%)',
    },
    _invalid: { borderColor: 'error' },
    '&[aria-disabled=true]': { cursor: 'not-allowed' },
    // Where the system's colours stand for ours, the tick would not show.
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
});
