import type { Chart, ChartBranch, ChartState } from './chart';

/** A chart's states as a tree, for traversal from the root down. */
export type ChartTree = {
  readonly root: ChartState;
  readonly state: (id: string) => ChartState;
  readonly childrenOf: (id: string) => readonly ChartState[];
  /** From the root down to the state itself. */
  readonly pathOf: (id: string) => readonly string[];
  /** The branches of one state, in the chart's order. */
  readonly branchesFrom: (id: string) => readonly ChartBranch[];
};

const grouped = <T>(items: readonly T[], keyOf: (item: T) => string | null): Map<string | null, T[]> => {
  const groups = new Map<string | null, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
};

/** @throws when the chart has no root, or a state is requested that it does not have. */
export function treeOf(chart: Chart): ChartTree {
  const byId = new Map(chart.states.map((state) => [state.id, state]));
  const children = grouped(chart.states, ({ parent }) => parent);
  const branches = grouped(chart.branches, ({ source }) => source);
  const root = children.get(null)?.[0];
  if (!root) throw new Error(`The chart '${chart.name}' has no root`);
  const state = (id: string): ChartState => {
    const found = byId.get(id);
    if (!found) throw new Error(`The chart '${chart.name}' has no state '${id}'`);
    return found;
  };
  const pathOf = (id: string): string[] => {
    const { parent } = state(id);
    return parent === null ? [id] : [...pathOf(parent), id];
  };
  return {
    root,
    state,
    pathOf,
    childrenOf: (id) => children.get(id) ?? [],
    branchesFrom: (id) => branches.get(id) ?? [],
  };
}

/**
 * The state in which a branch is drawn: the innermost state that contains both its ends, or its source if it leads
 * inside. A branch from a state to itself, or out to an ancestor, is drawn around that state.
 */
export function homeOf(tree: ChartTree, source: string, targets: readonly string[]): string {
  const from = tree.pathOf(source);
  const to = targets.map(tree.pathOf);
  const leadsInside = to.every((path) => path.includes(source) && path.length > from.length);
  if (leadsInside) return source;
  const shared = from.filter((id) => to.every((path) => path.includes(id) && path.at(-1) !== id));
  return shared.filter((id) => id !== source).at(-1) ?? tree.root.id;
}
