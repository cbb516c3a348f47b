import { describe, expect, it } from 'vitest';
import { brandColours } from '../../../src/ui/brand-colours';

type Colour = keyof typeof brandColours;

const SCHEMES = [
  ['light', 0],
  ['dark', 1],
] as const;

/** WCAG 2.2: text 4.5 to 1, borders of inputs and the focus ring 3 to 1. */
const PAIRS: readonly (readonly [Colour, Colour, number])[] = [
  ['ink', 'street', 4.5],
  ['ink', 'surface', 4.5],
  ['muted', 'street', 4.5],
  ['muted', 'surface', 4.5],
  ['onPrimary', 'primary', 4.5],
  ['onPrimary', 'primaryHover', 4.5],
  ['info', 'street', 4.5],
  ['info', 'surface', 4.5],
  ['error', 'surface', 4.5],
  ['error', 'street', 4.5],
  ['error', 'errorTint', 4.5],
  ['warning', 'warningTint', 4.5],
  ['success', 'surface', 4.5],
  ['success', 'successTint', 4.5],
  ['info', 'infoTint', 4.5],
  ['ink', 'errorTint', 4.5],
  ['ink', 'warningTint', 4.5],
  ['inputBorder', 'surface', 3],
  ['inputBorder', 'street', 3],
  ['strengthPoor', 'surface', 4.3],
  ['strengthOkay', 'surface', 4.3],
  ['focus', 'street', 3],
  ['focus', 'surface', 3],
];

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

describe('the brand’s colours', () => {
  it('are measured as in WCAG', () => {
    expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#1A1A17', '#FFC400')).toBeCloseTo(10.9, 1);
  });

  describe.each(SCHEMES)('%s', (_, scheme) => {
    it.each(PAIRS)('%s on %s reaches %s to 1', (front, back, least) => {
      const ratio = contrast(brandColours[front][scheme], brandColours[back][scheme]);
      expect(ratio).toBeGreaterThanOrEqual(least);
    });
  });
});
