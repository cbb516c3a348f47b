import type { Chart } from './chart';
import { layoutOf, type ChartLayout } from './layout';
import { fitsLegibly, LEGIBLE, type Size } from './opening';

/** Whether a chart fits in neither direction. Its area is about the same in both, so one layout is enough to tell. */
const isTooLarge = (room: Size, { width, height }: Size): boolean =>
  width * height * LEGIBLE ** 2 > 1.2 * room.width * room.height;

/**
 * Computes the layout of a chart for a room: from left to right, or from top to bottom if only that shows all of it
 * in letters that can be read.
 *
 * @param room where it is shown, in px
 * @throws when the layouter rejects the chart
 */
export async function fittingLayout(chart: Chart, room: Size): Promise<ChartLayout> {
  const right = await layoutOf(chart, 'right');
  if (fitsLegibly(room, right) || isTooLarge(room, right)) return right;
  const down = await layoutOf(chart, 'down');
  return fitsLegibly(room, down) ? down : right;
}
