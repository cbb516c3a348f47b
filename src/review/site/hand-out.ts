import { fromPromise } from 'xstate';
import { definitionOf } from '../model/definition';
import { chartFile, pngSize, type ChartForm, type SavedChart } from '../model/formats/export-chart';
import { folded } from '../model/fold';
import type { ChartLayout } from '../model/layout';
import { catalogue } from './data/catalogue';
import { drawnChart } from './data/drawn';
import { saveFile } from './save-file';

/** What to save, and how. */
export type Saving = {
  readonly flow: string;
  /** Ids of the states that are drawn otherwise in pictures. Mermaid knows folded ones; JSON and SCXML are whole. */
  readonly folds: readonly string[];
  readonly form: ChartForm;
  readonly scheme: SavedChart['scheme'];
  /** `null` until the chart is laid out. */
  readonly layout: ChartLayout | null;
};

/** Paints a picture from an SVG. */
async function pngOf(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { width, height } = pngSize({ width: image.naturalWidth, height: image.naturalHeight });
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => {
        if (blob) resolve(blob);
        else reject(new Error('This browser cannot paint a picture of that size.'));
      }, 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Saves a chart as a file, and ends with the sentence that says so. */
export const saveChart = fromPromise<string, Saving>(
  async ({ input: { flow, folds, form, scheme, layout } }) => {
    const entry = catalogue.get(flow);
    if (!entry || !layout) throw new Error('It is not drawn yet.');
    const isPicture = form === 'svg' || form === 'png';
    const own = form === 'scxml' ? entry.chart : folded(entry.chart, folds);
    const saved = {
      chart: isPicture ? drawnChart(entry.chart, folds) : own,
      layout,
      definition: definitionOf(entry.flow.machine),
      scheme,
    };
    const { name, type, text } = chartFile(form === 'png' ? 'svg' : form, saved);
    if (form !== 'png') {
      saveFile(name, type, text);
      return `${name} was saved.`;
    }
    const picture = `${flow}.png`;
    saveFile(picture, 'image/png', await pngOf(text));
    return `${picture} was saved.`;
  },
);

/** Copies the address of the page, which is always a link to what is shown. */
export const copyLink = fromPromise<string>(async () => {
  await navigator.clipboard.writeText(location.href);
  return 'The link was copied.';
});
