import { brandColours as colours } from './brand-colours';
import { fontStack } from './fonts';

type Pair = readonly [light: string, dark: string];

const pair = ([light, dark]: Pair) => ({ value: { base: light, _dark: dark } });

const space = Object.fromEntries(
  [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24].map((step) => [
    String(step),
    { value: `${step / 4}rem` },
  ]),
);

/**
 * What the style sheet of every page says: the tokens' values and the global rules. A customer's browser has them from
 * the page itself, so the build leaves this file out of the app (`src/build/settled-theme.ts`).
 */
export const tokens = {
  fonts: { body: { value: fontStack } },
  fontSizes: {
    sm: { value: '0.875rem' },
    md: { value: '1rem' },
    lg: { value: '1.125rem' },
    xl: { value: '1.375rem' },
    '2xl': { value: '1.75rem' },
    '3xl': { value: '2.25rem' },
  },
  fontWeights: { regular: { value: '400' }, medium: { value: '500' }, bold: { value: '700' } },
  lineHeights: { text: { value: '1.5' }, heading: { value: '1.2' } },
  spacing: space,
  sizes: {
    ...space,
    full: { value: '100%' },
    page: { value: '72rem' },
    form: { value: '32rem' },
    login: { value: '24rem' },
    notice: { value: '600px' },
  },
  radii: { control: { value: '8px' }, card: { value: '12px' }, full: { value: '9999px' } },
  durations: { quick: { value: '150ms' }, calm: { value: '200ms' } },
};

export const semanticTokens = {
  colors: {
    bg: { DEFAULT: pair(colours.street), surface: pair(colours.surface) },
    fg: {
      DEFAULT: pair(colours.ink),
      muted: pair(colours.muted),
      inverted: pair([colours.surface[0], colours.street[1]]),
    },
    border: { DEFAULT: pair(colours.divider), strong: pair(colours.inputBorder) },
    primary: {
      DEFAULT: pair(colours.primary),
      hover: pair(colours.primaryHover),
      ink: pair(colours.onPrimary),
    },
    success: { DEFAULT: pair(colours.success), tint: pair(colours.successTint) },
    error: { DEFAULT: pair(colours.error), tint: pair(colours.errorTint) },
    warning: { DEFAULT: pair(colours.warning), tint: pair(colours.warningTint) },
    info: { DEFAULT: pair(colours.info), tint: pair(colours.infoTint) },
    strength: {
      insecure: pair(colours.error),
      poor: pair(colours.strengthPoor),
      okay: pair(colours.strengthOkay),
      good: pair(colours.info),
      excellent: pair(colours.success),
    },
    focus: pair(colours.focus),
    checker: { DEFAULT: pair(colours.checker), gap: pair(colours.checkerGap) },
    backdrop: pair(['rgba(20, 20, 18, 0.55)', 'rgba(0, 0, 0, 0.66)']),
  },
  shadows: {
    float: pair(['0 12px 32px rgba(26, 26, 23, 0.16)', '0 12px 32px rgba(0, 0, 0, 0.6)']),
  },
};

export const keyframes = {
  rise: {
    from: { transform: 'translateY(1rem)', opacity: '0' },
    to: { transform: 'none', opacity: '1' },
  },
  enter: {
    from: { transform: 'translateX(1.5rem)', opacity: '0' },
    to: { transform: 'none', opacity: '1' },
  },
  appear: { from: { opacity: '0' }, to: { opacity: '1' } },
  breathe: { '0%, 100%': { opacity: '1' }, '50%': { opacity: '0.55' } },
  roll: { from: { transform: 'translateX(-16px)' }, to: { transform: 'none' } },
  settle: { from: { pointerEvents: 'none' as const } },
  turn: { to: { transform: 'rotate(360deg)' } },
};

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
  },
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
      // Not a short one: with the property that is there by default everything that changes would be a frame late.
      transitionProperty: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
};
