import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { Flow } from '../../src/review/play/flow';
import { resources } from '../../src/features/app/resource/resource.flow';
import { flows } from '../../src/review/flows';
import { placeholdersOf, unprovidedOf } from '../support/charts/placeholders';
import { implementationsOf } from '../../src/review/play/prepare';

const provisions: [string, Flow][] = [
  ...Object.entries<Flow>(flows),
  ...Object.entries<Flow>(resources).map(([name, flow]): [string, Flow] => [`resource of ${name}`, flow]),
];

/** `provided` with one placeholder of the machine file restored. */
const leavingOut = ({ machine, provided }: Flow, placeholder: string): AnyStateMachine => {
  const [kind = '', name = ''] = placeholder.split(' ');
  const group = `${kind}s` as keyof ReturnType<typeof implementationsOf>;
  return provided.provide({ [group]: { [name]: implementationsOf(machine)[group][name] } });
};

/** Every machine that a provided machine runs, at any depth. */
const machinesBelow = (machine: AnyStateMachine): AnyStateMachine[] =>
  Object.values(implementationsOf(machine).actors as unknown as Record<string, unknown>).flatMap((logic) =>
    typeof logic === 'object' && logic !== null && 'root' in logic
      ? [logic as AnyStateMachine, ...machinesBelow(logic as AnyStateMachine)]
      : [],
  );

describe.each(provisions)('%s', (_name, flow) => {
  it('has no placeholder left', () => {
    expect(unprovidedOf(flow.machine, flow.provided)).toEqual([]);
  });

  it('invokes no child chart with a placeholder left', () => {
    const left = machinesBelow(flow.provided).flatMap((child) =>
      placeholdersOf(child)
        .filter((placeholder) => !placeholder.startsWith('actor '))
        .concat(unprovidedOf((flows as Record<string, Flow>)[child.id]?.machine ?? child, child))
        .map((placeholder) => `${child.id}: ${placeholder}`),
    );
    expect(left).toEqual([]);
  });

  it.each(placeholdersOf(flow.machine))('is reported as incomplete without %s', (placeholder) => {
    expect(unprovidedOf(flow.machine, leavingOut(flow, placeholder))).toEqual([placeholder]);
  });
});

it('knows the placeholders of every kind', () => {
  const kinds = provisions
    .flatMap(([, { machine }]) => placeholdersOf(machine))
    .map((name) => name.split(' ')[0]);
  expect([...new Set(kinds)].sort()).toEqual(['action', 'actor', 'delay', 'guard']);
});
