import type { Chart, ChartBranch, ChartState } from './chart';
import { treeOf } from './chart-tree';

const counted = (count: number): string => (count === 1 ? '1 state' : `${count} states`);

/** Whether a state has states of its own, and is not the whole chart. */
export const canFold = ({ kind, parent }: ChartState): boolean =>
  parent !== null && (kind === 'compound' || kind === 'parallel');

/**
 * Maps each state to the one that is drawn for it: itself, or the outermost folded state around it.
 *
 * @param ids of the folded states
 */
export function shownIn(chart: Chart, ids: readonly string[]): (id: string) => string {
  if (ids.length === 0) return (id) => id;
  const tree = treeOf(chart);
  const shown = new Map(
    chart.states.map(({ id }) => [id, tree.pathOf(id).find((above) => ids.includes(above)) ?? id]),
  );
  return (id) => shown.get(id) ?? id;
}

/** A folded state is drawn like one without states of its own, and says how many it has. */
const closed = (state: ChartState, inside: number): ChartState => ({
  ...state,
  key: `${state.key} (${counted(inside)})`,
  kind: 'atomic',
});

/**
 * A chart with some states folded: their inner states are not drawn. A branch that leads into or out of a folded state
 * ends at that state. A branch from the folded state itself to its inside is written in its box. Branches of inner
 * states that stay inside are left out.
 *
 * @param ids of the folded states
 */
export function folded(chart: Chart, ids: readonly string[]): Chart {
  if (ids.length === 0) return chart;
  const shownAs = shownIn(chart, ids);
  const insideOf = (id: string): number =>
    chart.states.filter((state) => state.id !== id && shownAs(state.id) === id).length;
  const branchOf = (branch: ChartBranch): ChartBranch[] => {
    const source = shownAs(branch.source);
    const targets = [...new Set(branch.targets.map(shownAs))];
    const stays = targets.every((target) => target === source);
    if (stays && source !== branch.source) return [];
    // A line around the state is only for a branch that enters the state itself again.
    return [{ ...branch, source, targets: stays && !branch.targets.includes(source) ? [] : targets }];
  };
  return {
    ...chart,
    states: chart.states
      .filter(({ id }) => shownAs(id) === id)
      .map((state) => (insideOf(state.id) > 0 ? closed(state, insideOf(state.id)) : state)),
    branches: chart.branches.flatMap(branchOf),
  };
}
