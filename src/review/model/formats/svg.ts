import { brand } from '../../../ui/brand';
import { brandColours } from '../../../ui/brand-colours';
import type { Chart, ChartBranch, ChartState } from '../chart';
import {
  branchLines,
  branchPadding,
  lineLook,
  markWidth,
  stateLines,
  statePadding,
  type ChartLine,
} from '../chart-lines';
import { treeOf } from '../chart-tree';
import type { Box, ChartLayout, Point } from '../layout';
import type { Fate } from '../pairs';
import { widthOf } from '../text-metrics';
import { element, escaped } from './xml';

/** How often each state was entered and each branch taken, by id and key. A missing entry was never reached. */
export type Heat = {
  readonly states: Readonly<Record<string, number>>;
  readonly branches: Readonly<Record<string, number>>;
};

/** What is different from another version: by the id of a state, or the key of a branch. */
export type Fates = Readonly<Record<string, Fate>>;

export type SvgOptions = {
  readonly scheme: 'light' | 'dark';
  readonly heat?: Heat;
  readonly fates?: Fates;
};

type Colours = Record<keyof typeof brandColours, string>;

const coloursOf = (scheme: SvgOptions['scheme']): Colours =>
  Object.fromEntries(
    Object.entries(brandColours).map(([name, [light, dark]]) => [name, scheme === 'light' ? light : dark]),
  ) as Colours;

const margin = 16;

const mutedKinds: readonly ChartLine['kind'][] = ['description', 'tags', 'guard'];

/** Stacked lines of a box. Each is as wide as measured, whatever font the reader has. */
function textOf(lines: readonly ChartLine[], x: number, y: number, colours: Colours): string {
  let top = y;
  return lines
    .map((line) => {
      const { size, bold, height } = lineLook[line.kind];
      const baseline = top + height / 2 + size * 0.35;
      top += height;
      return element(
        'text',
        {
          x,
          y: baseline,
          'font-size': size,
          'font-weight': bold ? 'bold' : undefined,
          fill: mutedKinds.includes(line.kind) ? colours.muted : colours.ink,
          textLength: widthOf(line.text, lineLook[line.kind]),
          lengthAdjust: 'spacingAndGlyphs',
        },
        escaped(line.text),
      );
    })
    .join('');
}

/** A dot before the title of an initial state, a dot in a ring before that of a final state. */
function markOf(state: ChartState, { x, y }: Box, colours: Colours): string {
  const centre = { cx: x + statePadding.x + 5, cy: y + statePadding.y + lineLook.title.height / 2 };
  const dot = element('circle', { ...centre, r: state.kind === 'final' ? 3 : 5, fill: colours.ink });
  const ring = element('circle', { ...centre, r: 6, fill: 'none', stroke: colours.ink });
  if (state.kind === 'final') return dot + ring;
  return state.initial && state.parent !== null ? dot : '';
}

type Drawing = {
  readonly chart: Chart;
  readonly layout: ChartLayout;
  readonly colours: Colours;
  readonly heat: Heat | undefined;
  readonly fates: Fates;
  readonly isRegion: (state: ChartState) => boolean;
  /** Whether it contains others, which stand out from it. */
  readonly isAround: (state: ChartState) => boolean;
};

type Tone = { readonly line: keyof Colours; readonly area: keyof Colours };

/** As the words about a difference are coloured. */
const tones: Readonly<Record<Fate, Tone>> = {
  added: { line: 'success', area: 'successTint' },
  removed: { line: 'error', area: 'errorTint' },
  changed: { line: 'warning', area: 'warningTint' },
};

/** Red if never reached, green if reached; without heat everything has the ink colour. */
const lineColour = (reached: number | undefined, { heat, colours }: Drawing, plain: string): string => {
  if (!heat) return plain;
  return (reached ?? 0) > 0 ? colours.success : colours.error;
};

const reachedText = (reached: number | undefined): string =>
  (reached ?? 0) > 0 ? `reached ${reached ?? 0} times` : 'never reached';

function stateOf(state: ChartState, drawing: Drawing): string {
  const box = drawing.layout.states[state.id];
  if (!box) return '';
  const { colours, heat } = drawing;
  // No path enters the root, because the chart starts in it.
  const isCounted = heat !== undefined && state.parent !== null;
  const reached = heat?.states[state.id];
  const hole = isCounted && (reached ?? 0) === 0;
  const fate = drawing.fates[state.id];
  const tone = fate && tones[fate];
  const plain = state.parent === null ? colours.street : colours.surface;
  const outline = element('rect', {
    ...box,
    rx: 8,
    fill: hole ? colours.errorTint : tone && !drawing.isAround(state) ? colours[tone.area] : plain,
    stroke: isCounted
      ? lineColour(reached, drawing, colours.inputBorder)
      : colours[tone?.line ?? 'inputBorder'],
    'stroke-width': hole || tone ? 2 : 1,
    'stroke-dasharray': drawing.isRegion(state) ? '6 4' : undefined,
  });
  const name = `${state.id}${isCounted ? `, ${reachedText(reached)}` : ''}${fate ? `, ${fate}` : ''}`;
  const text = textOf(stateLines(state), box.x + statePadding.x + markWidth, box.y + statePadding.y, colours);
  return element(
    'g',
    { 'data-state': state.id },
    element('title', {}, escaped(name)) + outline + markOf(state, box, colours) + text,
  );
}

const pathOf = (points: readonly Point[]): string =>
  points
    .map(
      ({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`,
    )
    .join(' ');

/** Unique, because a page may contain several pictures. */
const markerId = ({ name }: Chart, kind: 'arrow' | 'reached' | 'hole'): string => `${name}-${kind}`;

function branchOf(branch: ChartBranch, drawing: Drawing): string {
  const at = drawing.layout.branches[branch.key];
  if (!at) return '';
  const { colours, heat } = drawing;
  const reached = heat?.branches[branch.key];
  const hole = heat !== undefined && (reached ?? 0) === 0;
  const fate = drawing.fates[branch.key];
  const tone = fate && tones[fate];
  const stroke = lineColour(reached, drawing, colours[tone?.line ?? 'muted']);
  const line =
    at.points.length === 0
      ? ''
      : element('path', {
          d: pathOf(at.points),
          fill: 'none',
          stroke,
          'stroke-width': hole || tone ? 2 : 1.2,
          'marker-end': `url(#${markerId(drawing.chart, hole ? 'hole' : heat ? 'reached' : 'arrow')})`,
        });
  const box = element('rect', {
    ...at.label,
    rx: 4,
    fill: hole ? colours.errorTint : colours[tone?.area ?? 'infoTint'],
    stroke: heat || tone ? stroke : colours.divider,
  });
  const text = textOf(
    branchLines(branch),
    at.label.x + branchPadding.x,
    at.label.y + branchPadding.y,
    colours,
  );
  const name = `${branch.key}${heat ? `, ${reachedText(reached)}` : ''}${fate ? `, ${fate}` : ''}`;
  return element('g', { 'data-branch': branch.key }, element('title', {}, escaped(name)) + line + box + text);
}

const arrow = (id: string, fill: string): string =>
  element(
    'marker',
    { id, viewBox: '0 0 8 8', refX: 8, refY: 4, markerWidth: 7, markerHeight: 7, orient: 'auto' },
    element('path', { d: 'M0 0 L8 4 L0 8 Z', fill }),
  );

const summaryOf = ({ states, branches }: Chart): string =>
  `Statechart with ${states.length - 1} states and ${branches.length} branches. ` +
  states
    .slice(1)
    .map(({ id, description }) => `${id}: ${description}`)
    .join(' ');

/**
 * The chart as a self-contained SVG file with real text. The regions of a parallel state are dashed; an initial state
 * has a dot before its name, a final one a ring.
 */
export function svgOf(chart: Chart, layout: ChartLayout, { scheme, heat, fates = {} }: SvgOptions): string {
  const colours = coloursOf(scheme);
  const tree = treeOf(chart);
  const isRegion = ({ parent }: ChartState): boolean =>
    parent !== null && tree.state(parent).kind === 'parallel';
  const isAround = ({ id }: ChartState): boolean => tree.childrenOf(id).length > 0;
  const drawing: Drawing = { chart, layout, colours, heat, fates, isRegion, isAround };
  const [width, height] = [layout.width + 2 * margin, layout.height + 2 * margin].map(Math.ceil) as [
    number,
    number,
  ];
  const parts = [
    element('title', { id: `${chart.name}-title` }, escaped(chart.name)),
    element('desc', { id: `${chart.name}-desc` }, escaped(summaryOf(chart))),
    element(
      'defs',
      {},
      arrow(markerId(chart, 'arrow'), colours.muted) +
        arrow(markerId(chart, 'reached'), colours.success) +
        arrow(markerId(chart, 'hole'), colours.error),
    ),
    element('rect', { width, height, fill: colours.surface }),
    element(
      'g',
      { transform: `translate(${margin} ${margin})` },
      `\n${[...chart.states.map((state) => stateOf(state, drawing)), ...chart.branches.map((branch) => branchOf(branch, drawing))].join('\n')}\n`,
    ),
  ];
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    role: 'img',
    'aria-labelledby': `${chart.name}-title ${chart.name}-desc`,
    'font-family': `${brand.font}, 'Helvetica Neue', Arial, sans-serif`,
  };
  return `${element('svg', attributes, `\n${parts.join('\n')}\n`)}\n`;
}
