import { requestsAxis } from '../before-usable';
import type { Figure } from '../result';
import { shown, verdictText } from '../table';
import { axisOf, STATIC } from './figures';

type Column = { readonly head: string; readonly axis: (path: string) => string };

const onPhone = (name: string) => (path: string) => axisOf(name, 'mobile', path);

const COLUMNS: readonly Column[] = [
  { head: 'FCP', axis: onPhone('FCP') },
  { head: 'LCP', axis: onPhone('LCP') },
  { head: 'blocking', axis: onPhone('blocking time') },
  { head: 'performance, worst', axis: onPhone('performance') },
  { head: 'CLS', axis: onPhone('CLS') },
  { head: 'scripts, brotli', axis: onPhone('scripts of the load, brotli') },
  { head: 'requests until usable', axis: requestsAxis },
  { head: 'scripts', axis: onPhone('scripts of the load') },
  { head: 'calls', axis: onPhone('calls of the load') },
];

const NONE = '–';
const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const valueOf = (value: number | null | undefined, { unit }: Figure): string =>
  typeof value === 'number' ? shown(value, unit) : NONE;

/** `684 ms (1.05 × static), met`: how many times the static page's it is belongs to the first paint. */
function ownCell(figure: Figure, head: string): string {
  const { value, beside } = figure;
  const plain = beside?.[STATIC];
  const times =
    head === 'FCP' && value !== null && plain !== undefined
      ? ` (${(value / plain).toFixed(2)} × static)`
      : '';
  const verdict = verdictText(figure);
  return `${valueOf(value, figure)}${times}${verdict === '' ? '' : `, ${verdict}`}`;
}

/**
 * One table of the pages on the phone, in Markdown: each figure with its verdict, the other app's below ours, and the
 * static page's last.
 *
 * @param figures all figures of the run
 * @param other the other app's name in a comparison
 */
export function pageTable(
  paths: readonly string[],
  figures: readonly Figure[],
  own: string,
  other: string | null,
): string {
  const figureOf = ({ axis }: Column, path: string): Figure | undefined =>
    figures.find((figure) => figure.axis === axis(path));
  const besideOf = (path: string, name: string): readonly string[] =>
    COLUMNS.map((column) => {
      const figure = figureOf(column, path);
      return figure === undefined ? NONE : valueOf(figure.beside?.[name], figure);
    });
  const rows = paths.flatMap((path) => [
    [
      `${path}, ${own}`,
      ...COLUMNS.map((column) => {
        const figure = figureOf(column, path);
        return figure === undefined ? NONE : ownCell(figure, column.head);
      }),
    ],
    ...(other === null ? [] : [[`${path}, ${other}`, ...besideOf(path, other)]]),
  ]);
  const [first] = paths;
  return [
    line(['page', ...COLUMNS.map(({ head }) => head)]),
    line(['---', ...COLUMNS.map(() => '---')]),
    ...rows.map(line),
    ...(first === undefined ? [] : [line([STATIC, ...besideOf(first, STATIC)])]),
  ].join('\n');
}
