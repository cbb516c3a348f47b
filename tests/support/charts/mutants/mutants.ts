import { not, type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition } from 'xstate';
import { implementationsOf } from '../../../../src/review/play/prepare';
import { nodesOf } from '../machine-file';

/** A variant of a chart with one defect. */
export type Mutant<TMachine extends AnyStateMachine> = { readonly name: string; readonly machine: TMachine };

/** One mutant for each guard of the chart, with the guard inverted everywhere. */
export function invertedGuards<TMachine extends AnyStateMachine>(provided: TMachine): Mutant<TMachine>[] {
  const { guards } = implementationsOf(provided);
  return Object.entries(guards).map(([name, guard]) => ({
    name,
    machine: provided.provide({
      guards: {
        [name]:
          'check' in guard
            ? not(guard as unknown as Parameters<typeof not>[0])
            : (args: unknown, params: unknown) => !guard(args, params),
      },
    }) as TMachine,
  }));
}

const guardedOf = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  nodesOf(machine).flatMap((node) =>
    [...(node.transitions.values() as Iterable<AnyTransitionDefinition[]>), node.always ?? []]
      .flat()
      .filter(({ guard }) => guard !== undefined),
  );

const label = ({ source, eventType }: AnyTransitionDefinition, index: number) =>
  `${(source as AnyStateNode).id} | ${eventType === '' ? 'always' : eventType} (guarded branch ${index})`;

/** One mutant for each guarded branch of the chart, with the guard inverted only there. */
export function invertedBranches<TMachine extends AnyStateMachine>(provided: TMachine): Mutant<TMachine>[] {
  return guardedOf(provided).map((branch, index) => ({
    name: label(branch, index),
    machine: rewired(provided, (machine) => {
      const inverted = guardedOf(machine)[index];
      if (!inverted) throw new Error(`'${provided.id}' has no guarded branch ${index}`);
      inverted.guard = not(inverted.guard as Parameters<typeof not>[0]);
    }),
  }));
}

/** A variant whose edit is repeated in every copy that `provide` makes of it, including the rig's own. */
export function rewired<TMachine extends AnyStateMachine>(
  provided: TMachine,
  change: (machine: AnyStateMachine) => void,
): TMachine {
  const provide = (implementations: Parameters<TMachine['provide']>[0]) => {
    const machine = provided.provide(implementations);
    change(machine);
    return machine;
  };
  return Object.create(provided, { provide: { value: provide } }) as TMachine;
}
