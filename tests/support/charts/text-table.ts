/** Rounded down: 100 % means all of them. */
export const percent = (part: number, whole: number): string =>
  whole === 0 ? '100 %' : `${Math.floor((part / whole) * 100)} %`;

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** A table with headings, names on the left, figures on the right, and totals. */
export function textTable(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  total: readonly string[],
): string {
  const table = [heads, ...rows, total];
  const widths = heads.map((_, column) => Math.max(...table.map((cells) => (cells[column] ?? '').length)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  const rule = '-'.repeat(line(heads).length);
  return [line(heads), rule, ...rows.map(line), rule, line(total)].join('\n');
}
