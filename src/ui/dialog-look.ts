import { chakra } from '@chakra-ui/react/styled-system';

export type DialogLook = 'card' | 'page' | 'side';

/*
 * How a dialog looks; loaded with the first one. On phones all are sheets from below.
 */

export const Backdrop = chakra('div', {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: '1400',
    bg: 'backdrop',
    animation: 'appear 150ms ease-out',
  },
});

const middle = {
  justifyItems: 'center',
  alignItems: { base: 'end', sm: 'center' },
  padding: { base: '0', sm: '4' },
} as const;

export const Positioner = chakra('div', {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: '1400',
    display: 'grid',
    overflow: 'hidden',
    pointerEvents: 'none',
  },
  variants: {
    look: {
      card: middle,
      page: middle,
      side: { justifyItems: 'end', alignItems: { base: 'end', sm: 'stretch' } },
    },
  },
});

const sheetThenCard = { base: '12px 12px 0 0', sm: 'card' } as const;

export const Content = chakra('div', {
  base: {
    width: 'full',
    maxHeight: { base: 'calc(100dvh - 1.5rem)', sm: 'full' },
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollPaddingBlock: '5rem 1rem',
    padding: '6',
    bg: 'bg.surface',
    color: 'fg',
    boxShadow: 'float',
    pointerEvents: 'auto',
  },
  variants: {
    look: {
      card: { maxWidth: { sm: '30rem' }, borderRadius: sheetThenCard, animation: 'rise 200ms ease-out' },
      page: { maxWidth: { sm: '44rem' }, borderRadius: sheetThenCard, animation: 'rise 200ms ease-out' },
      side: {
        maxWidth: { sm: '30rem' },
        borderRadius: { base: '12px 12px 0 0', sm: '12px 0 0 12px' },
        animation: { base: 'rise 200ms ease-out', sm: 'enter 200ms ease-out' },
      },
    },
  },
});

/** Stays in sight while a long text is read. */
export const Header = chakra('div', {
  base: {
    position: 'sticky',
    zIndex: '1',
    insetBlockStart: '-6',
    display: 'flex',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: '4',
    marginInline: '-6',
    marginBlockStart: '-6',
    marginBlockEnd: '2',
    paddingInline: '6',
    paddingBlockStart: '6',
    paddingBlockEnd: '2',
    bg: 'bg.surface',
  },
});

export const Title = chakra('h2', {
  base: {
    fontSize: 'xl',
    fontWeight: 'bold',
    lineHeight: 'heading',
    paddingBlockStart: '0.5',
    borderRadius: '4px',
  },
});
