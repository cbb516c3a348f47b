import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate';

/** `source | event, delay or 'always' | index among the branches of that event` */
export const keyOf = (source: AnyStateNode, trigger: string, index: number) =>
  `${source.id} | ${trigger} | ${index}`;

export const branchesOf = (node: AnyStateNode): [string, readonly AnyTransitionDefinition[]][] => [
  ...(node.transitions as ReadonlyMap<string, readonly AnyTransitionDefinition[]>),
  ['always', node.always ?? []],
];

/** Every state below the root, and every branch of every transition of the chart, including the root's. */
export function universeOf(machine: AnyStateMachine): { states: string[]; branches: string[] } {
  const nodes: AnyStateNode[] = [];
  const collect = (node: AnyStateNode) => {
    nodes.push(node);
    for (const child of Object.values(node.states) as AnyStateNode[]) collect(child);
  };
  collect(machine.root);
  return {
    states: nodes.filter((node) => node.parent !== undefined).map((node) => node.id),
    branches: nodes.flatMap((node) =>
      branchesOf(node).flatMap(([trigger, branches]) =>
        branches.map((_, index) => keyOf(node, trigger, index)),
      ),
    ),
  };
}

/** The key of a taken branch; `null` for one that no state of the chart has (XState's own). */
export const keyOfTaken = (taken: AnyTransitionDefinition): string | null => {
  for (const [trigger, branches] of branchesOf(taken.source)) {
    const index = branches.indexOf(taken);
    if (index >= 0) return keyOf(taken.source, trigger, index);
  }
  return null;
};

/** The keys of the branches that an inspected microstep took, in any chart; empty for any other event. */
export const branchesTaken = (event: InspectionEvent): string[] =>
  event.type === '@xstate.microstep'
    ? event._transitions.flatMap((transition) => keyOfTaken(transition) ?? [])
    : [];

/** Records which branches of one chart were taken. Pass it a rig's inspection events. */
export class BranchCoverage {
  readonly taken = new Set<string>();
  readonly universe: ReadonlySet<string>;

  constructor(machine: AnyStateMachine) {
    this.universe = new Set(universeOf(machine).branches);
  }

  observe(event: InspectionEvent): void {
    for (const key of branchesTaken(event)) if (this.universe.has(key)) this.taken.add(key);
  }

  missing(): string[] {
    return [...this.universe].filter((key) => !this.taken.has(key));
  }
}
