import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import { assign, createActor, fromPromise, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { definitionOf } from '../../../../src/review/live/definition';
import { createSerialiser } from '../../../../src/recording/serialise';
import { forwardToInspector } from '../../../../src/review/live/stately';
import { eventually } from '../../../support/browser/eventually';

const secret = 'canary-Taxi-77';

const machine = setup({
  types: {} as { context: Record<string, unknown>; input: Record<string, unknown> },
  actors: { ask: fromPromise<string, string>(() => Promise.resolve(secret)) },
  actions: { keep: assign(({ event }) => ({ ...event })) },
}).createMachine({
  id: 'laden',
  context: { static: secret },
  initial: 'idle',
  states: {
    idle: { on: { 'form.submitted': { target: 'asking', actions: 'keep' } }, description: 'It waits.' },
    asking: { invoke: { id: 'ask', src: 'ask', input: secret, onDone: { target: 'over', actions: 'keep' } } },
    over: { output: secret, type: 'final' },
  },
});

describe('what Stately’s inspector gets', () => {
  it('contains no canary, but the chart', async () => {
    const told: StatelyInspectionEvent[] = [];
    const tell = forwardToInspector(createInspector({ send: (event) => told.push(event) }));
    const serialise = createSerialiser({ page: 1, now: () => 0 });
    const actor = createActor(machine, {
      input: { secret },
      inspect: (event) => tell(event, serialise(event)),
    }).start();
    actor.send({ type: 'form.submitted', password: secret, [secret]: secret });
    await eventually(() => actor.getSnapshot().status).toBe('done');
    const text = JSON.stringify(told);
    expect(text).not.toContain(secret);
    expect(told.filter(({ type }) => type === '@xstate.actor')).toHaveLength(2);
    expect(text).toContain('‹string›');
    const values = told.flatMap((event) => (event.type === '@xstate.snapshot' ? [event.snapshot] : []));
    expect(values.map((snapshot) => (snapshot as { value?: unknown }).value)).toEqual([
      'idle',
      'asking',
      'over',
    ]);
    expect(told[0]).toMatchObject({ name: 'laden', sessionId: 'x:1' });
  });

  it('keeps only the names of a chart', () => {
    const definition = definitionOf(machine.config);
    expect(definition).toEqual({
      id: 'laden',
      initial: 'idle',
      states: {
        idle: {
          on: { 'form.submitted': { target: 'asking', actions: 'keep' } },
          description: 'It waits.',
        },
        asking: { invoke: { id: 'ask', src: 'ask', onDone: { target: 'over', actions: 'keep' } } },
        over: { type: 'final' },
      },
    });
  });
});
