import { LOW_WINDOW } from './low-window';

/** The styles of all elements. */
export const globalCss = {
  '*': { '--global-font-body': 'fonts.body', '--global-color-border': 'colors.border' },
  html: {
    colorScheme: 'light dark',
    bg: 'bg',
    color: 'fg',
    fontSize: '100%',
    lineHeight: 'text',
    textSizeAdjust: '100%',
    WebkitTextSizeAdjust: '100%',
    scrollPaddingBlock: 'calc(var(--notices-height, 0px) + 1rem) 1rem',
    [LOW_WINDOW]: { scrollPaddingBlock: '1rem !important' },
  },
  // Elements that are sticky or fixed, except in a low window.
  '[data-sticky]': { [LOW_WINDOW]: { position: 'static !important', maxHeight: 'none !important' } },
  // What a person has chosen wins over the device (`src/platform/appearance.ts`). Paper is always light.
  ':root[data-appearance=light]': { colorScheme: 'light' },
  ':root[data-appearance=dark]': { '@media screen': { colorScheme: 'dark' } },
  'h1, h2, h3': { lineHeight: 'heading', textWrap: 'balance' },
  ':focus-visible': {
    outline: '2px solid {colors.focus}',
    outlineOffset: '2px',
  },
  '[tabindex="-1"]:focus': { outline: 'none' },
  '[tabindex="-1"]:focus-visible': { outline: '2px solid {colors.focus}' },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not a short duration: with the default `transition-property`, every change would then be one frame late.
      transitionProperty: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
};
