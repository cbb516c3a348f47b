import { setup } from 'xstate';
import { expect, it } from 'vitest';
import { nextSteps } from '../../../machines/next-steps.selectors';
import { submissionMachine } from '../../../machines/registration/submission/submission.machine';
import type { StateMeta } from '../../../machines/state.types';

const meta = { screen: 'any', requirement: 'own' };

it('tells of a payment what the chart may do without the person, and the end last', () => {
  expect(nextSteps(submissionMachine, 'entering', 'submission.requested')).toEqual([
    'charge',
    'bank',
    'anotherCard',
    'done',
  ]);
});

it('tells nothing that the chart does only if the person goes on', () => {
  const machine = setup({
    types: {} as { events: { type: 'paid' } | { type: 'asked' }; meta: StateMeta },
    guards: { isFree: () => true },
    delays: { wait: 1 },
  }).createMachine({
    id: 'till',
    initial: 'shut',
    states: {
      shut: { on: { paid: 'paying' } },
      paying: {
        meta: { ...meta, next: 'charge' },
        always: { guard: 'isFree', target: 'done' },
        after: { wait: 'shut' },
        on: { asked: 'asking' },
      },
      asking: { meta: { ...meta, next: 'bank' } },
      done: { meta: { ...meta, next: 'done' }, type: 'final' },
    },
  });
  expect(nextSteps(machine, 'shut', 'paid')).toEqual(['charge', 'done']);
  expect(nextSteps(machine, 'shut', 'asked')).toEqual([]);
  expect(nextSteps(machine, 'nowhere', 'paid')).toEqual([]);
});
