import { brandColours as colours } from '../brand-colours';
import { fontStack } from '../fonts';

type Pair = readonly [light: string, dark: string];

/** The browser takes the one that fits `color-scheme` (`global-css.ts`): each colour stands in the style sheet once. */
const pair = ([light, dark]: Pair) => ({ value: `light-dark(${light}, ${dark})` });

/** The palette of a tone: for text on a surface, as a background for text, and filled with text on it. */
const signal = (colour: Pair, tint: Pair) => ({
  DEFAULT: pair(colour),
  fg: pair(colour),
  subtle: pair(tint),
  solid: pair(colour),
  contrast: pair(colours.surface),
});

const space = Object.fromEntries(
  [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24].map((step) => [
    String(step),
    { value: `${step / 4}rem` },
  ]),
);

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
      ink: pair(colours.onPrimary),
      solid: pair(colours.primary),
      contrast: pair(colours.onPrimary),
      emphasized: pair(colours.primaryHover),
      muted: { value: 'color-mix(in srgb, {colors.primary} 55%, {colors.bg})' },
    },
    success: signal(colours.success, colours.successTint),
    error: {
      ...signal(colours.error, colours.errorTint),
      emphasized: { value: 'color-mix(in srgb, {colors.error} 86%, {colors.fg})' },
      muted: pair(colours.error),
    },
    warning: signal(colours.warning, colours.warningTint),
    info: signal(colours.info, colours.infoTint),
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
    float: { value: '0 12px 32px light-dark(rgba(26, 26, 23, 0.16), rgba(0, 0, 0, 0.6))' },
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
