import type { Chart } from '../chart';
import type { Json } from '../definition';
import type { ChartLayout } from '../layout';
import { mermaidOf } from './mermaid';
import { scxmlOf } from './scxml';
import { svgOf, type SvgOptions } from './svg';

/** The forms in which a chart can be saved, with their names. */
export const chartForms = [
  { form: 'svg', name: 'SVG' },
  { form: 'png', name: 'PNG' },
  { form: 'mermaid', name: 'Mermaid' },
  { form: 'json', name: 'JSON' },
  { form: 'scxml', name: 'SCXML' },
] as const;
export type ChartForm = (typeof chartForms)[number]['form'];

/** What is known of a chart that is saved. */
export type SavedChart = {
  readonly chart: Chart;
  readonly layout: ChartLayout;
  /** For `createMachine`. */
  readonly definition: Json;
  readonly scheme: SvgOptions['scheme'];
};

export type ChartFile = { readonly name: string; readonly type: string; readonly text: string };

/** The file of a chart. A PNG is painted from its SVG. */
export function chartFile(
  form: Exclude<ChartForm, 'png'>,
  { chart, layout, definition, scheme }: SavedChart,
): ChartFile {
  const { name } = chart;
  switch (form) {
    case 'svg':
      return { name: `${name}.svg`, type: 'image/svg+xml', text: svgOf(chart, layout, { scheme }) };
    case 'mermaid':
      return { name: `${name}.mmd`, type: 'text/vnd.mermaid', text: mermaidOf(chart) };
    case 'json':
      return {
        name: `${name}.json`,
        type: 'application/json',
        text: `${JSON.stringify(definition, null, 2)}\n`,
      };
    case 'scxml':
      return { name: `${name}.scxml`, type: 'application/scxml+xml', text: scxmlOf(chart) };
  }
}

type Size = { readonly width: number; readonly height: number };

/** The scale of a PNG, unless the limits below require a smaller one. */
const SHARP = 2;
/** What every browser can paint: the longest side, and the number of pixels. */
const LONGEST = 8192;
const MOST = 16_000_000;

/** The size of a drawing as PNG, in pixels. */
export function pngSize({ width, height }: Size): Size {
  const scale = Math.min(SHARP, LONGEST / width, LONGEST / height, Math.sqrt(MOST / (width * height)));
  return { width: Math.floor(width * scale), height: Math.floor(height * scale) };
}
