import type { Chart } from './chart';
import { layoutOf, type ChartLayout } from './layout';
import { fitsLegibly, LEGIBLE, type Size } from './opening';

/** A chart covers about the same area in both directions: what is larger than the room fits in neither. */
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
