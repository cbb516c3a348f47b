import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { refusalText } from '../../../src/review/model/refusals';
import { nodesOf } from './machine-file';

const doesNothing = ({ target, actions }: AnyTransitionDefinition): boolean =>
  target === undefined && actions.length === 0;

const says = ({ description, meta }: AnyTransitionDefinition): boolean =>
  (description ?? '') !== '' || refusalText(meta as object | undefined) !== null;

/**
 * The branches of guarded events that do nothing, and say neither what the person is told (`meta.refusal`) nor why
 * there is nothing to tell (`description`).
 */
export const silentBranches = (machine: AnyStateMachine): readonly string[] =>
  nodesOf(machine).flatMap((node) =>
    [...(node.transitions as ReadonlyMap<string, readonly AnyTransitionDefinition[]>)]
      .filter(([type, branches]) => !type.startsWith('xstate.') && branches.some(({ guard }) => guard))
      .flatMap(([type, branches]) =>
        branches
          .filter((branch) => doesNothing(branch) && !says(branch))
          .map((branch) => `${node.path.join('.')} | ${type} | ${branches.indexOf(branch)}`),
      ),
  );
