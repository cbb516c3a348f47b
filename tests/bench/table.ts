import { verdictOf } from './verdict';
import type { Figure, Goal, Unit } from './result';

/** The figures of one bench. */
export type Measured = { readonly bench: string; readonly figures: readonly Figure[] };

const SIGNS: Readonly<Record<Unit, string>> = {
  ms: ' ms',
  KiB: ' KiB',
  count: '',
  score: '',
  ratio: ' ×',
  bytes: ' B',
  'per second': ' /s',
  CLS: '',
  MiB: ' MiB',
};

const whole = new Intl.NumberFormat('en-IE', { maximumFractionDigits: 0 });
const precise = new Intl.NumberFormat('en-IE', { maximumSignificantDigits: 3 });

/**
 * A figure for display: a whole number from 100 up, otherwise three significant digits; no unit if it says nothing.
 */
export const shown = (value: number, unit: Unit): string =>
  `${(Math.abs(value) >= 100 ? whole : precise).format(value)}${SIGNS[unit]}`;

const goalOf = ({ atMost, atLeast }: Goal, unit: Unit): string =>
  [
    ...(atLeast === undefined ? [] : [`≥ ${shown(atLeast, unit)}`]),
    ...(atMost === undefined ? [] : [`≤ ${shown(atMost, unit)}`]),
  ].join(', ');

/** `met`, or by how much a figure misses its goal; empty without a goal. */
export function verdictText(figure: Figure): string {
  const verdict = verdictOf(figure);
  if (verdict.kind === 'missed') return `missed by ${shown(verdict.by, figure.unit)}`;
  return verdict.kind === 'no goal' ? '' : verdict.kind;
}

/** `636 ms (1.02 ×)`: the other's figure, and the ratio of ours to it. */
function besideOf(value: number | null, other: number, unit: Unit): string {
  const ratio = value === null || other === 0 ? Number.NaN : value / other;
  return Number.isFinite(ratio) ? `${shown(other, unit)} (${shown(ratio, 'ratio')})` : shown(other, unit);
}

function rowOf(bench: string, figure: Figure, columns: readonly string[]): readonly string[] {
  const { axis, value, unit, goal, beside = {}, note = '' } = figure;
  const others = Object.entries(beside).filter(([name]) => !columns.includes(name));
  const inColumns = columns.map((name) => {
    const other = beside[name];
    return other === undefined ? '' : besideOf(value, other, unit);
  });
  return [
    bench,
    axis,
    value === null || !Number.isFinite(value) ? '–' : shown(value, unit),
    ...inColumns,
    goal === undefined ? '' : goalOf(goal, unit),
    verdictText(figure),
    [
      ...others.map(([name, other]) => `${name} ${besideOf(value, other, unit)}`),
      ...(note === '' ? [] : [note]),
    ].join('; '),
  ];
}

/**
 * One table of the figures of all benches, one line each, for a terminal.
 *
 * @param name the heading of our own column
 * @param columns others whose figures have a column beside ours; the rest are at the end of the line
 */
export function renderTable(
  measured: readonly Measured[],
  name: string,
  columns: readonly string[] = [],
): string {
  const head = ['bench', 'axis', name, ...columns, 'goal', '', 'beside it (ours is so many times that)'];
  const rows = [
    head,
    ...measured.flatMap(({ bench, figures }) => figures.map((figure) => rowOf(bench, figure, columns))),
  ];
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const [title = '', ...others] = lines;
  return [title, '-'.repeat(Math.max(...lines.map((line) => line.length))), ...others].join('\n');
}
