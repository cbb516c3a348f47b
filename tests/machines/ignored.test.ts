import { setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { FlowFixtures } from '../../machines/fixtures.types';
import { flowOf, type Flow } from '../../src/review/play/flow';
import { startRig } from '../../src/review/play/rig';
import type { FlowSpec } from '../support/charts/flow-spec';
import { untrueIgnores } from '../support/charts/ignored';

const lock = setup({ types: {} as { events: { type: 'turned' } | { type: 'oiled' } } }).createMachine({
  id: 'lock',
  initial: 'stiff',
  states: { stiff: { on: { oiled: 'smooth' } }, smooth: { on: { turned: {} } } },
});
const lockFlow = flowOf(lock, lock, {
  inputs: { default: undefined },
  events: [],
  ignores: [{ events: ['turned'], in: ['stiff'] }],
  outcomes: {},
});

const door = setup({
  types: {} as {
    events: { type: 'opened' } | { type: 'closed' } | { type: 'knocked' };
    children: { lock: 'lock' };
  },
  actors: { lock },
}).createMachine({
  id: 'door',
  invoke: { id: 'lock', src: 'lock', onError: '.open' },
  on: { knocked: {} },
  initial: 'shut',
  states: {
    shut: { initial: 'ajar', states: { ajar: { on: { opened: '#door.open' } } } },
    open: { on: { closed: 'shut' } },
  },
});
type Ignores = FlowFixtures<typeof door>['ignores'] & {};
const ignoring = (ignores: Ignores): Flow<typeof door> =>
  flowOf(
    door,
    door,
    { inputs: { default: undefined }, events: [], ignores, outcomes: {} },
    { lock: lockFlow },
  );
const shutTwice: Ignores = [{ events: ['closed'], in: ['shut'] }];

describe('the rig', () => {
  it('lets a chart ignore what its fixtures say, in the states that they name and below them', () => {
    const rig = startRig(ignoring(shutTwice), undefined);
    rig.send({ type: 'closed' });
    expect(rig.ignored).toEqual([{ path: '', event: 'closed', states: ['shut'] }]);
    rig.send({ type: 'opened' });
    expect(() => rig.send({ type: 'opened' })).toThrow('root takes no opened in "open"');
  });

  it('lets a child ignore what its own fixtures say', () => {
    const rig = startRig(ignoring([]), undefined);
    rig.sendTo('lock', { type: 'turned' });
    expect(rig.ignored).toEqual([{ path: 'lock', event: 'turned', states: ['stiff'] }]);
    rig.sendTo('lock', { type: 'oiled' });
    expect(() => rig.sendTo('lock', { type: 'oiled' })).toThrow('lock takes no oiled in "smooth"');
  });
});

describe('what a flow ignores', () => {
  const specWith = (ignores: Ignores): FlowSpec<typeof door> => ({
    flow: ignoring(ignores),
    invariants: {},
    scenarios: { 'what is shut stays shut': (start) => start().send({ type: 'closed' }) },
  });

  it('is sent by a scenario and handled by no state', () => {
    expect(untrueIgnores(specWith(shutTwice))).toEqual([]);
  });

  it('is wrong if the state, an ancestor or a descendant handles it', () => {
    const heard: Ignores = [
      { events: ['closed'], in: ['open'] },
      { events: ['opened', 'knocked'], in: ['shut'] },
    ];
    expect(untrueIgnores(specWith([...shutTwice, ...heard]))).toEqual([
      'closed is heard in open',
      'opened is heard in shut',
      'knocked is heard in shut',
    ]);
  });

  it('is wrong if no scenario sends it', () => {
    expect(untrueIgnores(specWith([...shutTwice, { events: ['opened'], in: ['open'] }]))).toEqual([
      'opened is not sent in open',
    ]);
  });
});
