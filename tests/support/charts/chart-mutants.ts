import type { AnyStateMachine } from 'xstate';
import { branchesOf, keyOf } from '../../../src/review/play/branch-coverage';
import { ofBranches } from './branch-edits';
import { nodeIn } from './chart-edits';
import { nodesOf } from './machine-file';
import { ofStates } from './state-edits';

/** One edit of a running chart. */
export type ChartMutant = {
  /** Where it is, what is changed there, and to what: stands in the list of those that change nothing. */
  readonly id: string;
  readonly kind: string;
  /** The key of the branch that is changed; `null` where the change is to a state. */
  readonly branch: string | null;
  readonly change: (machine: AnyStateMachine) => void;
};

/** More steps than any chart takes of itself at one event: a mutant that goes round in circles fails. */
const MOST_MICROSTEPS = 200;

/** Every edit of the chart that its tests have to notice. */
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
