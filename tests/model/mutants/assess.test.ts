import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { specOf } from '../../machines/specs';
import { chartMutants } from '../../support/charts/mutants/chart-mutants';
import { tryOut, type FlowSpec } from '../../support/charts/flow-spec';
import { accountOf, shareNoticed, tableOfMutants, type Equivalent } from './account';
import { assess } from './assess';

const spec = specOf('section-menu');
const silent: FlowSpec = {
  ...spec,
  scenarios: {},
  invariants: Object.fromEntries(Object.keys(spec.invariants).map((state) => [state, () => undefined])),
};
const accountWith = (said: FlowSpec, listed: Equivalent = {}) => accountOf(said.flow, assess(said), listed);

describe('the assessment of the mutants', () => {
  it('reports no survivor if scenarios and invariants are complete', () => {
    const account = accountWith(spec);
    expect([account.survived, account.walked]).toEqual([[], []]);
    expect(account.asserted.length).toBeGreaterThan(0);
    expect(shareNoticed([account])).toBe(1);
  });

  it('names survivors if nothing is asserted, and does not count a walk as an assertion', () => {
    const account = accountWith(silent);
    expect(account.survived).toContain('section-menu | section.chosen | 0 | action dropped | 0 mark');
    expect(account.walked).not.toEqual([]);
    expect([account.scenario, account.invariant, account.asserted]).toEqual([0, 0, []]);
    expect(shareNoticed([account])).toBeLessThan(0.97);
  });

  it('accepts listed survivors, and reports a listed one that is detected', () => {
    const [survivor = ''] = accountWith(silent).survived;
    const listed = { [survivor]: 'nobody looks' };
    const account = accountWith(silent, listed);
    expect(account.survived).not.toContain(survivor);
    expect([account.equivalent, account.stale]).toEqual([1, []]);
    expect(accountWith(spec, listed).stale).toEqual([survivor]);
    expect(accountWith(spec, { 'section-menu | gone': 'it is not there' }).stale).toHaveLength(1);
    expect(tableOfMutants({ 'section-menu': account }, { 'section-menu': listed })).toContain('nobody looks');
  });
});

it('an invariant is checked in every state that a scenario passes', () => {
  const invariants = {
    ...spec.invariants,
    suppressed: () => {
      throw new Error('it is never there');
    },
  };
  const trials = Object.values(spec.scenarios).map((scenario) => tryOut({ ...spec, invariants }, scenario));
  expect(trials.map(({ error }) => error)).toEqual(trials.map(() => null));
  expect(trials.flatMap(({ refuted }) => refuted).join()).toContain('section-menu.suppressed');
  const held = Object.values(spec.scenarios).flatMap((scenario) => tryOut(spec, scenario).refuted);
  expect(held).toEqual([]);
});

describe('the mutants of a chart', () => {
  it('are all edits that can make a difference, each once', () => {
    const machine = setup({
      guards: { isOpen: () => true },
      actions: { keep: (_, _params: { count: number }) => undefined, ring: () => undefined },
    }).createMachine({
      id: 'door',
      initial: 'shut',
      states: {
        shut: {
          tags: ['busy'],
          entry: 'ring',
          on: {
            opened: { target: 'open', guard: 'isOpen', actions: { type: 'keep', params: { count: 1 } } },
            knocked: {},
            locked: { target: 'shut', reenter: true },
          },
          after: { 100: 'open' },
        },
        open: { always: 'gone' },
        gone: { type: 'final', output: 1 },
      },
    });
    expect(chartMutants(machine).map(({ id }) => id)).toEqual([
      'door | another initial state | door.open',
      'door.shut | opened | 0 | another target | door.gone',
      'door.shut | opened | 0 | stays',
      'door.shut | opened | 0 | action dropped | 0 keep',
      'door.shut | opened | 0 | params changed | 0 keep.count = {"count":2}',
      'door.shut | opened | 0 | guard inverted | isOpen',
      'door.shut | opened | 0 | guard dropped | isOpen',
      'door.shut | knocked | 0 | goes | door.open',
      'door.shut | locked | 0 | another target | door.open',
      'door.shut | locked | 0 | stays',
      'door.shut | locked | 0 | not entered anew',
      'door.shut | xstate.after.100.door.shut | 0 | another target | door.gone',
      'door.shut | xstate.after.100.door.shut | 0 | stays',
      'door.shut | entry action dropped | 0 ring',
      'door.shut | delay doubled | 100',
      'door.shut | tag dropped | busy',
      'door.open | always | 0 | another target | door.shut',
      'door.open | always | 0 | never taken',
      'door.gone | output dropped',
    ]);
  });
});
