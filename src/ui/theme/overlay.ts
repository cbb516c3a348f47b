/** The parts of Chakra's Dialog, of which its Drawer is made as well. */
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

/** Where whatever lies over the page lies. */
export const overPage = { position: 'fixed', inset: '0', zIndex: '1400' } as const;

/** What dims the page below. */
export const backdrop = {
  ...overPage,
  bg: 'backdrop',
  _open: { animation: 'appear 150ms ease-out' },
} as const;
