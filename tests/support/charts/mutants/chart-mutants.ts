import type { AnyStateMachine } from 'xstate';
import { branchesOf, keyOf } from '../../../../src/recording/branch-coverage';
import { ofBranches } from './branch-edits';
import { nodeIn } from './chart-edits';
import { nodesOf } from '../machine-file';
import { ofStates } from './state-edits';

/** One edit of a running chart. */
export type ChartMutant = {
  /** The place, the kind of edit and its result; used in the list of equivalent mutants. */
  readonly id: string;
  readonly kind: string;
  /** The key of the edited branch; `null` if a state was edited. */
  readonly branch: string | null;
  readonly change: (machine: AnyStateMachine) => void;
};

/** More microsteps than any chart takes for one event, so that a mutant with an endless loop fails. */
const MOST_MICROSTEPS = 200;

/** Every edit of the chart that its tests must detect. */
export function chartMutants(machine: AnyStateMachine): readonly ChartMutant[] {
  const mutant = (
    place: string,
    kind: string,
    to: string,
    branch: string | null,
    apply: (machine: AnyStateMachine) => void,
  ): ChartMutant => ({
    id: [place, kind, ...(to === '' ? [] : [to])].join(' | '),
    kind,
    branch,
    change: (copy) => {
      copy.options = { ...copy.options, maxIterations: MOST_MICROSTEPS };
      apply(copy);
    },
  });
  const branchIn = (copy: AnyStateMachine, id: string, trigger: string, index: number) => {
    const found = branchesOf(nodeIn(copy, id)).find(([name]) => name === trigger)?.[1][index];
    if (!found) throw new Error(`'${copy.id}' has no branch '${id} | ${trigger} | ${index}'`);
    return found;
  };
  return nodesOf(machine).flatMap((node) => [
    ...branchesOf(node).flatMap(([trigger, branches]) =>
      branches.flatMap((branch, index) => {
        const key = keyOf(node, trigger, index);
        return Object.entries(ofBranches).flatMap(([kind, edits]) =>
          edits(branch).map(({ to, apply }) =>
            mutant(key, kind, to, key, (copy) => apply(branchIn(copy, node.id, trigger, index), copy)),
          ),
        );
      }),
    ),
    ...Object.entries(ofStates).flatMap(([kind, edits]) =>
      edits(node).map(({ to, apply }) =>
        mutant(node.id, kind, to, null, (copy) => apply(nodeIn(copy, node.id), copy)),
      ),
    ),
  ]);
}
