import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/**
 * A menu that floats over the page. The current item has a background, and an outline where colours are forced or the
 * keyboard is used. The chosen option has an icon.
 */
export const menuRecipe = defineSlotRecipe({
  slots: [
    'trigger',
    'positioner',
    'content',
    'item',
    'itemText',
    'itemIndicator',
    'itemGroup',
    'itemGroupLabel',
    'separator',
  ],
  base: {
    content: {
      zIndex: '1',
      minWidth: '16rem',
      maxWidth: 'min(20rem, 100vw - 2rem)',
      maxHeight: 'calc(100dvh - 6rem)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: '2',
      bg: 'bg.surface',
      color: 'fg',
      borderWidth: '1px',
      borderRadius: 'card',
      boxShadow: 'float',
      // The current item shows where the keyboard is.
      '&:focus-visible': { outline: 'none' },
      _open: { animation: 'appear 150ms ease-out' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minHeight: '11',
      paddingInline: '3',
      borderRadius: 'control',
      textAlign: 'start',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      '&[data-highlighted]': { bg: 'bg' },
      '[role=menu]:focus-visible &': {
        '&[data-highlighted]': { outline: '2px solid {colors.focus}', outlineOffset: '-2px' },
      },
      '@media (forced-colors: active)': {
        '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
      },
    },
    itemIndicator: { display: 'inline-flex', '&[hidden]': { display: 'none' } },
    itemGroupLabel: {
      paddingInline: '3',
      paddingBlock: '1',
      fontSize: 'sm',
      color: 'fg.muted',
    },
    separator: { marginBlock: '2', borderBlockStartWidth: '1px' },
  },
});
