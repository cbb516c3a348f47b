/** The slots of Chakra's Dialog, which its Drawer shares. */
export const overlaySlots = [
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

/** The position of everything that covers the page. */
export const overPage = { position: 'fixed', inset: '0', zIndex: '1400' } as const;

/** Dims the page below. */
export const backdrop = {
  ...overPage,
  bg: 'backdrop',
  _open: { animation: 'appear 150ms ease-out' },
} as const;
