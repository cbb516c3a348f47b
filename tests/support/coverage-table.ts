import { universeOf } from '../../src/review/play/branch-coverage';
import type { Flow } from '../../src/review/play/flow';
import { walk } from '../../src/review/play/walker';

/** One machine's line of the table, and what of it no path covers. */
export type Row = { readonly cells: readonly string[]; readonly missing: readonly string[] };

const heads = ['machine', 'states', 'branches', 'paths', 'covered'];

/** Walks one flow; a walk that fails covers nothing and says why. */
export function rowOf(name: string, flow: Flow): Row {
  const { states, branches } = universeOf(flow.machine);
  const sizes = [name, String(states.length), String(branches.length)];
  try {
    const { coverage, edges, entered } = walk(flow);
    const missing = [...coverage.missing(), ...states.filter((id) => !entered.has(id))];
    const all = branches.length + states.length;
    // Rounded down: 100 % means all of them.
    const covered = Math.floor(((all - missing.length) / all) * 100);
    return { cells: [...sizes, String(edges), `${covered} %`], missing };
  } catch (error) {
    return {
      cells: [...sizes, '0', '0 %'],
      missing: [error instanceof Error ? error.message : String(error)],
    };
  }
}

/** The table of all rows. */
export function tableOf(rows: readonly Row[]): string {
  const table = [heads, ...rows.map(({ cells }) => cells)];
  const widths = heads.map((_, column) => Math.max(...table.map((cells) => (cells[column] ?? '').length)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  const [head = [], ...body] = table;
  return [line(head), '-'.repeat(line(head).length), ...body.map(line)].join('\n');
}
