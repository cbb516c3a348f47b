import { and, createMachine, not, or, setup, stateIn } from 'xstate';
import { describe, expect, it } from 'vitest';
import { chartOf, guardName } from '../../../src/review/model/chart';
import { universeOf } from '../../../src/recording/branch-coverage';
import type { Flow } from '../../../src/review/play/flow';
import { flows } from '../../../src/review/flows';

const sample = setup({
  types: {} as { events: { type: 'pressed' } | { type: 'left' } },
  delays: { patience: 5 },
  guards: { isReady: () => true, isLate: () => false },
  actions: { note: () => undefined, greet: () => undefined },
}).createMachine({
  id: 'sample',
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing was pressed.',
      meta: { screen: 'form', requirement: 'S4.x.1' },
      tags: ['settled'],
      entry: 'greet',
      on: {
        pressed: [
          { guard: and(['isReady', not('isLate')]), target: 'waiting', actions: 'note' },
          { guard: not(stateIn('#sample.done')), target: 'idle', reenter: true },
          { actions: 'note' },
        ],
      },
    },
    waiting: { after: { patience: 'done' }, always: { guard: 'isLate', target: 'idle' } },
    done: { type: 'final' },
  },
});

describe('a chart read from its machine', () => {
  it('has each branch with its trigger, guard, actions and targets', () => {
    expect(chartOf(sample).branches).toEqual([
      {
        key: 'sample.idle | pressed | 0',
        source: 'sample.idle',
        trigger: { kind: 'event', name: 'pressed' },
        index: 0,
        guard: 'isReady and not isLate',
        actions: ['note'],
        targets: ['sample.waiting'],
        reenter: false,
        description: null,
      },
      expect.objectContaining({ guard: 'not stateIn', targets: ['sample.idle'], reenter: true }),
      expect.objectContaining({ guard: null, actions: ['note'], targets: [] }),
      expect.objectContaining({
        key: 'sample.waiting | xstate.after.patience.sample.waiting | 0',
        trigger: { kind: 'delay', name: 'patience' },
        targets: ['sample.done'],
      }),
      expect.objectContaining({ trigger: { kind: 'always', name: 'always' }, guard: 'isLate' }),
    ]);
  });

  it('has each state with its description, screen and requirement', () => {
    const [root, idle, waiting, done] = chartOf(sample).states;
    expect(root).toMatchObject({ id: 'sample', parent: null, kind: 'compound', initial: false });
    expect(idle).toEqual({
      id: 'sample.idle',
      key: 'idle',
      parent: 'sample',
      kind: 'atomic',
      initial: true,
      description: 'Nothing was pressed.',
      screen: 'form',
      requirement: 'S4.x.1',
      tags: ['settled'],
      entry: ['greet'],
      exit: [],
      invokes: [],
    });
    // A delay's own start and end are none of the chart's actions.
    expect(waiting).toMatchObject({ initial: false, screen: null, entry: [], exit: [] });
    expect(done).toMatchObject({ kind: 'final' });
    expect(chartOf(sample).delays).toEqual(['patience']);
  });

  it('puts brackets around a combined guard inside another', () => {
    const name = (guard: unknown) => guardName(guard as Parameters<typeof guardName>[0]);
    expect(name(and(['a', or(['b', not('c')])]))).toBe('a and (b or not c)');
    expect(name(or([and(['a', 'b']), 'c']))).toBe('(a and b) or c');
    expect(name(not(or(['a', 'b'])))).toBe('not (a or b)');
    expect(name(not('a'))).toBe('not a');
  });

  it('starts a parallel state in all of its regions', () => {
    const both = createMachine({ id: 'both', type: 'parallel', states: { one: {}, two: {} } });
    expect(chartOf(both).states.map(({ initial }) => initial)).toEqual([false, true, true]);
  });
});

describe.each(Object.entries<Flow>(flows))('%s', (_name, { machine }) => {
  it('is read completely, with a name for everything', () => {
    const { states, branches } = chartOf(machine);
    const universe = universeOf(machine);
    expect(states.slice(1).map(({ id }) => id)).toEqual(universe.states);
    expect(branches.map(({ key }) => key)).toEqual(universe.branches);
    const names = [
      ...states.flatMap(({ entry, exit }) => [...entry, ...exit]),
      ...branches.flatMap(({ actions }) => actions),
    ];
    expect(names).not.toContain('action');
    expect(branches.map(({ guard }) => guard)).not.toContain('guard');
    expect(JSON.parse(JSON.stringify(chartOf(machine)))).toEqual(chartOf(machine));
  });
});
