import { and, createMachine, fromCallback, not, or, setup, type AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { chartOf } from '../../../src/review/model/chart';
import { definitionOf } from '../../../src/review/model/definition';
import type { Flow } from '../../../src/review/play/flow';
import { flows } from '../../../src/review/flows';

/** The machine that somebody makes who has nothing but the JSON. */
const remade = (machine: AnyStateMachine): AnyStateMachine =>
  createMachine(JSON.parse(JSON.stringify(definitionOf(machine))) as Parameters<typeof createMachine>[0]);

describe.each(Object.entries<Flow>(flows))('the definition of %s', (_name, { machine }) => {
  it('is accepted by createMachine, and has the states and branches of its source', () => {
    const [source, copy] = [chartOf(machine), chartOf(remade(machine))];
    expect(copy.states).toEqual(source.states);
    expect(copy.branches).toEqual(source.branches);
    expect(copy.name).toBe(source.name);
  });
});

describe('a definition', () => {
  const machine = setup({
    types: {} as { events: { type: 'go'; far: boolean } | { type: 'stay' } },
    actors: { listen: fromCallback(() => undefined) },
    delays: { patience: 5 },
    guards: { isReady: () => true, isLate: () => false, isFar: (_, _params: { far: boolean }) => true },
    actions: { note: (_, _params: { word: string }) => undefined, greet: () => undefined },
  }).createMachine({
    id: 'sample',
    context: { count: 0 },
    initial: 'idle',
    states: {
      idle: {
        entry: ['greet', { type: 'note', params: { word: 'hello' } }],
        invoke: {
          id: 'ear',
          src: 'listen',
          systemId: 'ear',
          onSnapshot: { actions: 'greet' },
          onError: 'both',
        },
        on: {
          go: [
            { guard: { type: 'isFar', params: ({ event }) => ({ far: event.far }) }, target: 'both' },
            { guard: { type: 'isFar', params: { far: false } }, target: 'both.one' },
            { guard: and([or(['isReady', not('isLate')]), not('isReady')]), target: '#end' },
            { guard: or(['isReady', 'isLate']), target: 'idle', reenter: true, description: 'Again.' },
            {},
          ],
        },
        after: { patience: [{ guard: not('isLate'), target: 'both' }, { actions: 'greet' }] },
      },
      both: {
        type: 'parallel',
        onDone: 'ended',
        states: {
          one: {
            initial: 'a',
            states: { a: { always: { guard: 'isLate', target: 'b' } }, b: { type: 'final' } },
          },
          two: { tags: 'busy', meta: { screen: 'form', requirement: 'own' } as object },
        },
      },
      ended: { id: 'end', type: 'final', output: { kind: 'over' } },
    },
  });

  it('keeps named delays, combined guards, explicit ids, invokes and data', () => {
    const [source, copy] = [chartOf(machine), chartOf(remade(machine))];
    expect(copy.states).toEqual(source.states);
    expect(copy.branches).toEqual(source.branches);
    expect(copy.branches.map(({ guard }) => guard)).toContain('(isReady or not isLate) and not isReady');
    expect(copy.branches.map(({ targets }) => targets)).toContainEqual(['end']);
    expect(definitionOf(machine)).toMatchObject({
      context: { count: 0 },
      states: {
        idle: {
          entry: ['greet', { type: 'note', params: { word: 'hello' } }],
          invoke: { id: 'ear', src: 'listen', systemId: 'ear' },
          on: { go: [{ guard: 'isFar' }, { guard: { type: 'isFar', params: { far: false } } }, {}, {}, {}] },
          after: { patience: [{ guard: 'not isLate' }, { actions: 'greet' }] },
        },
        ended: { id: 'end', output: { kind: 'over' } },
      },
    });
  });

  it('contains no code', () => {
    const withCode = setup({ types: {} as { context: { at: number }; input: { at: number } } }).createMachine(
      {
        id: 'coded',
        context: ({ input }) => ({ at: input.at }),
        output: ({ context }) => context.at,
      },
    );
    expect(definitionOf(withCode)).toEqual({ id: 'coded' });
  });
});
