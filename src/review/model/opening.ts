import type { Chart } from './chart';
import { lineLook } from './chart-lines';
import type { Box, Point } from './layout';

export type Size = { readonly width: number; readonly height: number };

/** The part of a drawing to show: its scale, and where its top left corner is, in px of the viewport. */
export type Opening = Point & { readonly zoom: number };

/** The minimum font size of a chart when it opens, in px. */
export const SMALLEST_LETTER = 11;
const smallest = Math.min(...Object.values(lineLook).map(({ size }) => size));
/** The scale at which the smallest text has that size. Rounded up, so that no text is smaller. */
export const LEGIBLE = Math.ceil((SMALLEST_LETTER / smallest) * 1000) / 1000;

/** Between a drawing and the edge of its viewport, in px. */
const MARGIN = 16;

/** Whether all of a drawing can be shown with its letters large enough. */
export const fitsLegibly = (viewport: Size, drawing: Size): boolean =>
  drawing.width * LEGIBLE + 2 * MARGIN <= viewport.width &&
  drawing.height * LEGIBLE + 2 * MARGIN <= viewport.height;

/**
 * The offset of a drawing on one axis. A drawing that fits is centred. A larger one gets the wanted offset, limited so
 * that no empty space shows beyond its margins.
 */
function offsetOf(viewport: number, drawing: number, wanted: number): number {
  if (drawing + 2 * MARGIN <= viewport) return (viewport - drawing) / 2;
  return Math.min(MARGIN, Math.max(viewport - drawing - MARGIN, wanted));
}

/**
 * How a drawing opens: all of it if its letters are large enough then, else at its start.
 *
 * @param start the box to begin with, in px of the drawing
 */
export function openingOf(viewport: Size, drawing: Size, start: Box): Opening {
  const fit = Math.min(
    1,
    (viewport.width - 2 * MARGIN) / drawing.width,
    (viewport.height - 2 * MARGIN) / drawing.height,
  );
  const zoom = Math.max(fit, LEGIBLE);
  const above = Math.max(MARGIN, (viewport.height - start.height * zoom) / 2);
  return {
    x: offsetOf(viewport.width, drawing.width * zoom, MARGIN - start.x * zoom),
    y: offsetOf(viewport.height, drawing.height * zoom, above - start.y * zoom),
    zoom,
  };
}

/** The id of the innermost state in which a chart starts, of several regions the first one's. */
export function startOf({ states }: Chart): string {
  let at = states.find(({ parent }) => parent === null);
  for (let inner = at; inner; inner = states.find((state) => state.initial && state.parent === at?.id))
    at = inner;
  return at?.id ?? '';
}

/** The innermost of nested boxes. */
export const smallestOf = (boxes: readonly Box[]): Box | null =>
  boxes.reduce<Box | null>(
    (least, next) => (least && least.width * least.height <= next.width * next.height ? least : next),
    null,
  );
