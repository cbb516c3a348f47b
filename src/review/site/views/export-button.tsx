import type { Chart } from '../../model/chart';
import { svgOf } from '../../model/svg';
import { useReviewed, useReviewIn } from '../review-context';
import { SmallButton } from './pieces';
import { saveFile } from '../save-file';

/** Saves the laid-out chart as an SVG file, in the scheme of the page. */
export function ExportButton({ chart }: { readonly chart: Chart }) {
  const drawing = useReviewed('drawings')[chart.name];
  const dark = useReviewIn({ scheme: 'dark' });
  const scheme = dark ? 'dark' : 'light';
  return (
    <SmallButton
      aria-disabled={!drawing}
      onClick={() => {
        if (drawing) saveFile(`${chart.name}.svg`, 'image/svg+xml', svgOf(chart, drawing.layout, { scheme }));
      }}
    >
      Export SVG
    </SmallButton>
  );
}
