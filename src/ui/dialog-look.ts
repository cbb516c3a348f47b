import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export type DialogLook = 'card' | 'page' | 'side';

const slots = [
  'trigger',
  'backdrop',
  'positioner',
  'content',
  'title',
  'description',
  'closeTrigger',
  'header',
  'body',
  'footer',
] as const;

const base = {
  backdrop: {
    position: 'fixed',
    inset: '0',
    zIndex: '1400',
    bg: 'backdrop',
    animation: 'appear 150ms ease-out',
  },
  positioner: {
    position: 'fixed',
    inset: '0',
    zIndex: '1400',
    display: 'grid',
    justifyItems: 'center',
    alignItems: { base: 'end', sm: 'center' },
    padding: { base: '0', sm: '4' },
    overflow: 'hidden',
  },
  content: {
    width: 'full',
    maxHeight: { base: 'calc(100dvh - 1.5rem)', sm: 'full' },
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollPaddingBlock: '5rem 1rem',
    padding: '6',
    bg: 'bg.surface',
    color: 'fg',
    boxShadow: 'float',
    animation: 'rise 200ms ease-out',
  },
  /** Stays in sight while a long text is read. */
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
  },
  title: {
    fontSize: 'xl',
    fontWeight: 'bold',
    lineHeight: 'heading',
    paddingBlockStart: '0.5',
    borderRadius: '4px',
  },
} as const;

const sheetThenCard = { base: '12px 12px 0 0', sm: 'card' } as const;

/** How a dialog looks; loaded with the first one. */
export const dialogRecipes = {
  card: defineSlotRecipe({
    slots,
    base: {
      ...base,
      content: { ...base.content, maxWidth: { sm: '30rem' }, borderRadius: sheetThenCard },
    },
  }),
  page: defineSlotRecipe({
    slots,
    base: {
      ...base,
      content: { ...base.content, maxWidth: { sm: '44rem' }, borderRadius: sheetThenCard },
    },
  }),
  side: defineSlotRecipe({
    slots,
    base: {
      ...base,
      positioner: {
        ...base.positioner,
        justifyItems: 'end',
        alignItems: { base: 'end', sm: 'stretch' },
        padding: '0',
      },
      content: {
        ...base.content,
        maxWidth: { sm: '30rem' },
        borderRadius: { base: '12px 12px 0 0', sm: '12px 0 0 12px' },
        animation: { base: 'rise 200ms ease-out', sm: 'enter 200ms ease-out' },
      },
    },
  }),
} as const;
