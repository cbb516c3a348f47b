import { universeOf } from '../../src/review/play/branch-coverage';
import type { Flow } from '../../src/review/play/flow';
import { walk } from '../../src/review/play/walker';

/** What is known of one machine's coverage. */
export type FlowCoverage = {
  readonly states: number;
  readonly branches: number;
  readonly paths: number;
  /** Keys of the branches that the walked paths take. */
  readonly headless: readonly string[];
  /** Keys of branches and ids of states that no path covers, and why a walk failed. */
  readonly missing: readonly string[];
  /** Keys of the branches that the browser took when all its tests ran last; `null`: they never did. */
  readonly browser: readonly string[] | null;
};

/** What the browser took, by the flow's name; `null` where nobody knows. */
export type Taken = Readonly<Record<string, readonly string[]>> | null;

/** Walks one flow; a walk that fails covers nothing and says why. */
export function coverageOf(name: string, flow: Flow, taken: Taken): FlowCoverage {
  const { states, branches } = universeOf(flow.machine);
  const sizes = { states: states.length, branches: branches.length };
  const browser = taken && branches.filter((key) => taken[name]?.includes(key));
  try {
    const { coverage, edges, entered } = walk(flow);
    const missing = [...coverage.missing(), ...states.filter((id) => !entered.has(id))];
    const headless = branches.filter((key) => coverage.taken.has(key));
    return { ...sizes, paths: edges, headless, missing, browser };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { ...sizes, paths: 0, headless: [], missing: [why], browser };
  }
}

/** The branches that the browser did not take; none where nobody knows. */
export const unseen = (flow: Flow, { browser }: FlowCoverage): readonly string[] =>
  browser === null ? [] : universeOf(flow.machine).branches.filter((key) => !browser.includes(key));

/** Rounded down: 100 % means all of them. */
const percent = (part: number, whole: number): string =>
  whole === 0 ? '100 %' : `${Math.floor((part / whole) * 100)} %`;

const covered = ({ states, branches, missing, paths }: FlowCoverage): string =>
  paths === 0 ? '0 %' : percent(states + branches - missing.length, states + branches);

const cellsOf = (name: string, coverage: FlowCoverage): readonly string[] => {
  const { states, branches, paths, browser } = coverage;
  const seen = browser === null ? '–' : percent(browser.length, branches);
  return [name, String(states), String(branches), String(paths), covered(coverage), seen];
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** All machines as one. */
export function totalOf(all: readonly FlowCoverage[]): FlowCoverage {
  const seen = all.flatMap(({ browser }) => (browser === null ? [] : [browser]));
  return {
    states: sum(all.map(({ states }) => states)),
    branches: sum(all.map(({ branches }) => branches)),
    paths: sum(all.map(({ paths }) => paths)),
    headless: all.flatMap(({ headless }) => headless),
    missing: all.flatMap(({ missing }) => missing),
    browser: seen.length === 0 ? null : seen.flat(),
  };
}

/** How much of all branches the browser took, from 0 to 1; `null` where nobody knows. */
export const browserShare = ({ browser, branches }: FlowCoverage): number | null =>
  browser && browser.length / branches;

const heads = ['machine', 'states', 'branches', 'paths', 'covered', 'browser'];

/** The table of all machines, and what they come to. */
export function tableOf(flows: Readonly<Record<string, FlowCoverage>>): string {
  const all = Object.values(flows);
  const total = cellsOf(`${all.length} machines`, totalOf(all));
  const rows = Object.entries(flows).map(([name, coverage]) => cellsOf(name, coverage));
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
