import type { Chart } from '../chart';
import type { ChartLayout, Point } from '../layout';
import { spineOf } from '../spine';
import { element } from './xml';

/** The address of a chart's thumbnail, relative to the site. */
export const thumbnailAddress = (name: string): string => `thumbnails/${name}.svg`;

/** Between light and dark, because a picture does not know what it stands on. */
const INK = '#85857d';
const SPINE = '#b98a00';

const pointsOf = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' ');

/**
 * The shape of a chart as a small SVG file without text: its states, its lines, and the way that succeeds. Lines are
 * equally thick at any size.
 */
export function thumbnailOf(chart: Chart, { width, height, states, branches }: ChartLayout): string {
  const spine = spineOf(chart);
  const outline = { fill: 'none', 'vector-effect': 'non-scaling-stroke' };
  const lines = chart.branches.flatMap(({ key }) => {
    const points = branches[key]?.points ?? [];
    const look = spine.has(key) ? { stroke: SPINE, 'stroke-width': 2 } : { stroke: INK, opacity: 0.5 };
    return points.length === 0
      ? []
      : element('polyline', { ...outline, ...look, points: pointsOf(points), 'data-branch': key });
  });
  const boxes = chart.states
    .filter(({ parent }) => parent !== null)
    .map(({ id }) => element('rect', { ...outline, ...states[id], rx: 12, stroke: INK, 'data-state': id }));
  const viewBox = `0 0 ${Math.ceil(width)} ${Math.ceil(height)}`;
  return `${element('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox }, [...lines, ...boxes].join(''))}\n`;
}
