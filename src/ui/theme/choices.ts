import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/**
 * Styles for the input that Chakra hides behind its visible parts. The input covers them instead, so that a finger, a
 * pointer and touch exploration by a screen reader reach the input itself.
 */
export const overAll = {
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  width: '100%',
  height: '100%',
  margin: 0,
  clip: 'auto',
  opacity: 0,
  cursor: 'inherit',
} as const;

/** The visible part shows the focus ring, because the input is transparent. */
const ring = { 'input:focus-visible ~ &': { outline: '2px solid {colors.focus}', outlineOffset: '2px' } };

/** A control and its label beside each other. The whole line is the click target. */
const row = {
  position: 'relative',
  display: 'flex',
  gap: '3',
  minHeight: '11',
  paddingBlock: '2.5',
  cursor: 'pointer',
} as const;

export const checkboxRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'control', 'indicator'],
  base: {
    root: {
      ...row,
      '&[data-readonly]': { cursor: 'not-allowed' },
    },
    control: {
      flexShrink: '0',
      display: 'inline-grid',
      placeItems: 'center',
      boxSize: '6',
      bg: 'bg.surface',
      color: 'bg.surface',
      borderWidth: '2px',
      borderColor: 'border.strong',
      borderRadius: '6px',
      '&[data-state=checked]': { bg: 'fg', borderColor: 'fg' },
      '&[data-invalid]': { borderColor: 'error' },
      ...ring,
      '@media (forced-colors: active)': { color: 'CanvasText' },
    },
    indicator: { boxSize: '4' },
  },
});

export const switchRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'control', 'thumb', 'indicator'],
  base: {
    root: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifySelf: 'start',
      flexWrap: 'wrap',
      columnGap: '3',
      minHeight: '11',
      cursor: 'pointer',
      '&[data-readonly]': { cursor: 'not-allowed' },
    },
    label: { fontWeight: 'medium' },
    control: {
      position: 'relative',
      flexShrink: '0',
      width: '11',
      height: '1.625rem',
      bg: 'border.strong',
      borderRadius: 'full',
      transition: 'background-color 150ms ease-out',
      '&[data-state=checked]': { bg: 'success' },
      ...ring,
      // Forced colours have no track colours: the outline and the position of the thumb show the state.
      '@media (forced-colors: active)': { outline: '1px solid ButtonText' },
    },
    thumb: {
      position: 'absolute',
      insetBlockStart: '3px',
      insetInlineStart: '3px',
      boxSize: '5',
      bg: 'bg.surface',
      borderRadius: 'full',
      transition: 'transform 150ms ease-out',
      '&[data-state=checked]': { transform: 'translateX(1.125rem)' },
      'input[aria-busy=true] ~ * > &': { animation: 'breathe 1.2s ease-in-out infinite' },
      '@media (forced-colors: active)': { forcedColorAdjust: 'none', bg: 'ButtonText' },
    },
  },
});

const radio = {
  flexShrink: '0',
  display: 'inline-grid',
  placeItems: 'center',
  boxSize: '22px',
  bg: 'bg.surface',
  borderWidth: '2px',
  borderColor: 'border.strong',
  borderRadius: 'full',
  '&[data-checked]': { borderColor: 'fg' },
  '& .dot': { boxSize: '2.5', borderRadius: 'full', bg: 'fg', forcedColorAdjust: 'none' },
  '@media (forced-colors: active)': { '& .dot': { bg: 'CanvasText' } },
} as const;

export const radioGroupRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'item', 'itemText', 'itemControl', 'indicator'],
  base: {
    root: { display: 'grid', gap: '1', gridTemplateColumns: 'minmax(0, 1fr)' },
    label: { fontWeight: 'medium', marginBlockEnd: '1' },
    item: row,
    itemControl: { ...radio, ...ring },
    itemText: { display: 'grid', minWidth: '0' },
  },
});

/**
 * Options that need space. The chosen one has a dot, an ink border and a yellow top, so colour is not the only sign.
 */
export const radioCardRecipe = defineSlotRecipe({
  slots: [
    'root',
    'label',
    'item',
    'itemText',
    'itemDescription',
    'itemControl',
    'itemContent',
    'itemAddon',
    'itemIndicator',
  ],
  base: {
    root: { display: 'grid', gap: '2.5', gridTemplateColumns: 'minmax(0, 1fr)' },
    item: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignContent: 'start',
      columnGap: '4',
      rowGap: '3',
      padding: '5',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'card',
      cursor: 'pointer',
      transition: 'border-color 150ms ease-out',
      '&[data-state=checked]': { borderColor: 'fg', boxShadow: 'inset 0 0 0 1px {colors.fg}' },
      // The yellow top follows the corners of the ink border around it.
      '&[data-state=checked]::before': {
        content: '""',
        position: 'absolute',
        inset: '1px',
        borderBlockStart: '6px solid {colors.primary}',
        borderRadius: '10px',
        pointerEvents: 'none',
      },
      '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
      '&[data-invalid]:not([data-state=checked])': { borderColor: 'error' },
      '&[data-readonly]': { cursor: 'not-allowed' },
      '@media (hover: hover)': {
        '&:hover:not([data-state=checked]):not([data-readonly])': { borderColor: 'fg' },
      },
      '@media (forced-colors: active)': { '&[data-state=checked]': { borderColor: 'Highlight' } },
    },
    itemText: { fontSize: 'lg', fontWeight: 'medium', lineHeight: 'heading', paddingBlockStart: '1' },
    itemDescription: { gridColumn: '1 / -1' },
    itemIndicator: radio,
  },
});
