import latin400 from './fonts/ubuntu-latin-400.woff2';
import latin500 from './fonts/ubuntu-latin-500.woff2';
import latin700 from './fonts/ubuntu-latin-700.woff2';
import extended400 from './fonts/ubuntu-latin-ext-400.woff2';
import extended500 from './fonts/ubuntu-latin-ext-500.woff2';
import extended700 from './fonts/ubuntu-latin-ext-700.woff2';
import { brand } from './brand';

const FALLBACK = `${brand.font} Fallback`;

/** The font stack of all text: the company's font, a local font scaled to its metrics, and the system's font. */
export const fontStack = `'${brand.font}', '${FALLBACK}', ui-sans-serif, system-ui, sans-serif`;

/** The files for the loading screen and for every other screen. The document's head preloads them. */
export const loadingFonts: readonly string[] = [latin500, latin700];
export const screenFonts: readonly string[] = [latin400, ...loadingFonts];

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const EXTENDED =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

const face = (weight: number, url: string, range: string) => ({
  '@font-face': {
    fontFamily: brand.font,
    fontStyle: 'normal',
    fontWeight: weight,
    fontDisplay: 'swap',
    src: `url(${url}) format('woff2')`,
    unicodeRange: range,
  },
});

/** Ubuntu's ascent (0.932 em) and descent (0.189 em), divided by the width ratio to Arial that each weight has. */
const fallback = (weight: number, local: string, widthRatio: number) => ({
  '@font-face': {
    fontFamily: FALLBACK,
    fontWeight: weight,
    src: local,
    sizeAdjust: `${(widthRatio * 100).toFixed(2)}%`,
    ascentOverride: `${(93.2 / widthRatio).toFixed(2)}%`,
    descentOverride: `${(18.9 / widthRatio).toFixed(2)}%`,
    lineGapOverride: '0%',
  },
});

const REGULAR = "local('Arial'), local('Liberation Sans'), local('Helvetica Neue'), local('Roboto')";
const BOLD =
  "local('Arial Bold'), local('Liberation Sans Bold'), local('Helvetica Neue Bold'), local('Roboto Bold')";

/**
 * The font faces for Emotion's `Global`: self-hosted files from our own origin, and fallbacks with the same metrics.
 */
export const fontFaces = [
  face(400, latin400, LATIN),
  face(500, latin500, LATIN),
  face(700, latin700, LATIN),
  face(400, extended400, EXTENDED),
  face(500, extended500, EXTENDED),
  face(700, extended700, EXTENDED),
  fallback(400, REGULAR, 1.0098),
  fallback(500, REGULAR, 1.0325),
  fallback(700, BOLD, 0.986),
];
