import { universeOf } from '../../../../src/recording/branch-coverage';
import type { Flow } from '../../../../src/review/play/flow';
import { walk } from '../../../../src/review/play/walker';
import { percent, sum, textTable } from '../text-table';

/** The coverage of one machine. */
export type FlowCoverage = {
  readonly states: number;
  readonly branches: number;
  readonly paths: number;
  /** Keys of the branches that the walked paths take. */
  readonly headless: readonly string[];
  /** Keys of the branches of which the tests notice every change; `null` if not measured. */
  readonly asserted: readonly string[] | null;
  /** Keys of branches and ids of states that no path covers, and why a walk failed. */
  readonly missing: readonly string[];
  /** Keys of the branches that the browser took in the last complete run of its tests; `null` if there was none. */
  readonly browser: readonly string[] | null;
};

/** Keys of branches by the flow's name; `null` if unknown. */
export type Keys = Readonly<Record<string, readonly string[]>> | null;

/** The results of other runs: what the browser took, and what is asserted. */
type Known = { readonly browser: Keys; readonly asserted: Keys };
const nothing: Known = { browser: null, asserted: null };

/** Walks one flow. A walk that fails covers nothing; the result contains the reason. */
export function coverageOf(name: string, flow: Flow, known: Known = nothing): FlowCoverage {
  const { states, branches } = universeOf(flow.machine);
  const sizes = { states: states.length, branches: branches.length };
  const among = (keys: Keys) => keys && branches.filter((key) => keys[name]?.includes(key));
  const others = { browser: among(known.browser), asserted: among(known.asserted) };
  try {
    const { coverage, edges, entered } = walk(flow);
    const missing = [...coverage.missing(), ...states.filter((id) => !entered.has(id))];
    const headless = branches.filter((key) => coverage.taken.has(key));
    return { ...sizes, paths: edges, headless, missing, ...others };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { ...sizes, paths: 0, headless: [], missing: [why], ...others };
  }
}

/** The branches that are not among the keys; empty if the keys are unknown. */
export const lacking = (flow: Flow, keys: readonly string[] | null): readonly string[] =>
  keys === null ? [] : universeOf(flow.machine).branches.filter((key) => !keys.includes(key));

const covered = ({ states, branches, missing, paths }: FlowCoverage): string =>
  paths === 0 ? '0 %' : percent(states + branches - missing.length, states + branches);

const cellsOf = (name: string, coverage: FlowCoverage): readonly string[] => {
  const { states, branches, paths, asserted, browser } = coverage;
  const share = (keys: readonly string[] | null) => (keys === null ? '–' : percent(keys.length, branches));
  return [name, ...[states, branches, paths].map(String), covered(coverage), share(asserted), share(browser)];
};

/** The sum of all machines. */
export function totalOf(all: readonly FlowCoverage[]): FlowCoverage {
  const together = (kind: 'browser' | 'asserted') => {
    const known = all.flatMap((one) => (one[kind] === null ? [] : [one[kind]]));
    return known.length === 0 ? null : known.flat();
  };
  return {
    states: sum(all.map(({ states }) => states)),
    branches: sum(all.map(({ branches }) => branches)),
    paths: sum(all.map(({ paths }) => paths)),
    headless: all.flatMap(({ headless }) => headless),
    missing: all.flatMap(({ missing }) => missing),
    asserted: together('asserted'),
    browser: together('browser'),
  };
}

/** The share of all branches that the browser took, from 0 to 1; `null` if unknown. */
export const browserShare = ({ browser, branches }: FlowCoverage): number | null =>
  browser && browser.length / branches;

const heads = ['machine', 'states', 'branches', 'paths', 'covered', 'asserted', 'browser'];

/** The table of all machines, with totals. */
export function tableOf(flows: Readonly<Record<string, FlowCoverage>>): string {
  const all = Object.values(flows);
  const total = cellsOf(`${all.length} machines`, totalOf(all));
  const rows = Object.entries(flows).map(([name, coverage]) => cellsOf(name, coverage));
  return textTable(heads, rows, total);
}
