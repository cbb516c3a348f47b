import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { backdrop, overlaySlots, overPage } from './overlay';

/** The menu of narrow screens, from the right. */
export const drawerRecipe = defineSlotRecipe({
  slots: [...overlaySlots],
  base: {
    backdrop,
    positioner: { ...overPage, display: 'flex', justifyContent: 'end' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      width: 'min(20rem, 100vw - 3rem)',
      height: 'full',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: '4',
      bg: 'bg.surface',
      color: 'fg',
      boxShadow: 'float',
      _open: { animation: 'enter 200ms ease-out' },
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      paddingInlineStart: '3',
    },
    title: { fontSize: 'lg', fontWeight: 'bold' },
    footer: {
      display: 'grid',
      gap: '4',
      marginBlockStart: 'auto',
      borderBlockStartWidth: '1px',
      paddingBlockStart: '4',
    },
  },
});
