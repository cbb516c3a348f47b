import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { LOW_WINDOW } from './low-window';
import { backdrop, overlaySlots, overPage } from './overlay';

export type DialogLook = 'card' | 'page' | 'side';

const sheetThenCard = { base: '12px 12px 0 0', sm: 'card' } as const;

const middle = {
  justifyItems: 'center',
  alignItems: { base: 'end', sm: 'center' },
  padding: { base: '0', sm: '4' },
} as const;

/** The position and the animation of each look. */
const LOOKS = {
  card: {
    positioner: middle,
    content: {
      maxWidth: { sm: '30rem' },
      borderRadius: sheetThenCard,
      _open: { animation: 'rise 200ms ease-out' },
    },
  },
  page: {
    positioner: middle,
    content: {
      maxWidth: { sm: '44rem' },
      borderRadius: sheetThenCard,
      _open: { animation: 'rise 200ms ease-out' },
    },
  },
  side: {
    positioner: { justifyItems: 'end', alignItems: { base: 'end', sm: 'stretch' } },
    content: {
      maxWidth: { sm: '30rem' },
      borderRadius: { base: '12px 12px 0 0', sm: '12px 0 0 12px' },
      _open: { animation: { base: 'rise 200ms ease-out', sm: 'enter 200ms ease-out' } },
    },
  },
} as const;

/** The recipe of a look. On phones all are bottom sheets. */
const dialogRecipe = (look: DialogLook) =>
  defineSlotRecipe({
    slots: [...overlaySlots],
    base: {
      backdrop,
      positioner: { ...overPage, display: 'grid', overflow: 'hidden', ...LOOKS[look].positioner },
      content: {
        width: 'full',
        maxHeight: { base: 'calc(100dvh - 1.5rem)', sm: 'full' },
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        scrollPaddingBlock: '5rem 1rem',
        [LOW_WINDOW]: { scrollPaddingBlock: '1rem' },
        padding: '6',
        bg: 'bg.surface',
        color: 'fg',
        boxShadow: 'float',
        ...LOOKS[look].content,
      },
      // Stays visible while a long text scrolls.
      header: {
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
        [LOW_WINDOW]: { position: 'static' },
      },
      title: {
        fontSize: 'xl',
        fontWeight: 'bold',
        lineHeight: 'heading',
        paddingBlockStart: '0.5',
        borderRadius: '4px',
      },
      closeTrigger: { marginBlock: '-2', marginInlineEnd: '-2.5' },
    },
  });

export const dialogRecipes = {
  card: dialogRecipe('card'),
  page: dialogRecipe('page'),
  side: dialogRecipe('side'),
} as const;
