import type { Chart, ChartBranch, ChartState } from './chart';

/** A way through a chart: what it costs, and its branches. */
type Way = { readonly cost: number; readonly branches: readonly ChartBranch[] };

/** A failure, a timeout or a person who leaves costs as much as ten other steps, so that the shortest way avoids it. */
const costOf = ({ trigger: { kind, name } }: ChartBranch): number =>
  kind === 'error' || kind === 'delay' || name.endsWith('.closed') ? 10 : 1;

/** The final state of a flow that the person has left. It is no success. */
const LEFT = 'closed';

/**
 * The successful end of a chart: its first final state, because a chart names its successful end before the others.
 * `null` if the flow never ends, or ends only when the person leaves.
 */
export function successOf({ name, states }: Chart): ChartState | null {
  const end = states.find(({ kind, parent }) => kind === 'final' && parent === name);
  return end && end.key !== LEFT ? end : null;
}

/**
 * The branches of the shortest way from a chart's start to its successful end, by key; empty if it has none. A parent
 * is in all its regions at once, and the branches of a state can be taken in every state inside it.
 */
export function spineOf(chart: Chart): ReadonlySet<string> {
  const end = successOf(chart);
  if (!end) return new Set();
  const byId = new Map(chart.states.map((state) => [state.id, state]));
  const childrenOf = (id: string) => chart.states.filter(({ parent }) => parent === id);
  /** The states that are entered with a state. */
  const entered = (id: string): readonly string[] => {
    const all = byId.get(id)?.kind === 'parallel';
    return [id, ...childrenOf(id).flatMap((child) => (all || child.initial ? entered(child.id) : []))];
  };
  const withParents = (id: string | null): readonly string[] =>
    id === null ? [] : [id, ...withParents(byId.get(id)?.parent ?? null)];

  const known = new Map<string, Way>();
  const open = new Map<string, Way>([[chart.name, { cost: 0, branches: [] }]]);
  while (open.size > 0) {
    const [[id, way]] = [...open].toSorted(([, one], [, other]) => one.cost - other.cost) as [[string, Way]];
    open.delete(id);
    known.set(id, way);
    if (id === end.id) return new Set(way.branches.map(({ key }) => key));
    const here = new Set(entered(id).flatMap(withParents));
    for (const branch of chart.branches.filter(({ source }) => here.has(source))) {
      const next = { cost: way.cost + costOf(branch), branches: [...way.branches, branch] };
      for (const target of branch.targets) {
        const other = open.get(target);
        if (!known.has(target) && (!other || next.cost < other.cost)) open.set(target, next);
      }
    }
  }
  return new Set();
}
