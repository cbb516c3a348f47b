import { assign, fromCallback, fromPromise, sendParent, sendTo, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { FlowFixtures } from '../../machines/fixtures.types';
import { coverageOf } from '../support/charts/coverage/coverage-table';
import type { Flow } from '../../src/review/play/flow';
import { startRig } from '../../src/review/play/rig';
import { walk } from '../../src/review/play/walker';

const clerk = setup({
  types: {} as { events: { type: 'asked' } | { type: 'moved' }; children: { look: 'look' } },
  actors: { look: fromPromise<string, { secret: string }>(() => Promise.resolve('')) },
  actions: { reportFound: sendParent({ type: 'found', what: 'umbrella' }), ringBell: () => undefined },
}).createMachine({
  id: 'clerk',
  initial: 'idle',
  on: { asked: {} },
  states: {
    idle: { on: { asked: 'looking' } },
    looking: {
      invoke: {
        id: 'look',
        src: 'look',
        input: { secret: 'x' },
        onDone: { target: 'idle', actions: ['ringBell', 'reportFound'] },
        onError: 'idle',
      },
    },
  },
});
const clerkFlow: Flow<typeof clerk> = {
  machine: clerk,
  provided: clerk,
  fixtures: {
    inputs: { default: undefined },
    events: [{ type: 'asked' }],
    fromParent: ['asked'],
    outcomes: { look: { found: { resolve: 'umbrella' }, lost: { reject: 'nothing there' } } },
  },
};

const desk = setup({
  types: {} as {
    context: { tries: number; limit: number };
    input: { limit: number };
    events: { type: 'rung'; loud: boolean } | { type: 'found'; what: string } | { type: 'left' };
    children: { clerk: 'clerk'; lamp: 'lamp' };
  },
  actors: { clerk, lamp: fromCallback(() => undefined) },
  actions: {
    count: assign({ tries: ({ context }) => context.tries + 1 }),
    ask: sendTo('clerk', { type: 'asked' }),
  },
  guards: {
    isLoud: (_, params: { loud: boolean }) => params.loud,
    isPatient: ({ context }) => context.tries < context.limit,
  },
  delays: { patience: 1000 },
}).createMachine({
  id: 'desk',
  context: ({ input }) => ({ tries: 0, limit: input.limit }),
  initial: 'open',
  invoke: [
    { id: 'clerk', src: 'clerk', onError: '.closed' },
    { id: 'lamp', src: 'lamp', onError: '.closed' },
  ],
  states: {
    open: {
      on: {
        rung: [
          {
            guard: { type: 'isLoud', params: ({ event }) => event },
            target: 'asking',
            actions: ['count', 'ask'],
          },
          {},
        ],
        found: {},
      },
    },
    asking: {
      after: { patience: 'deciding' },
      on: { found: 'served' },
    },
    deciding: { always: [{ guard: 'isPatient', target: 'open' }, { target: 'closed' }] },
    served: { on: { left: 'closed' } },
    closed: { type: 'final' },
  },
});
const fixtures: FlowFixtures<typeof desk> = {
  inputs: { once: { limit: 1 }, twice: { limit: 2 } },
  events: [{ type: 'rung', loud: true }, { type: 'rung', loud: false }, { type: 'left' }],
  outcomes: {
    clerk: { crashed: { reject: 'the clerk fainted' } },
    lamp: { crashed: { reject: 'the lamp went out' } },
  },
};
const deskFlow: Flow<typeof desk> = {
  machine: desk,
  provided: desk,
  fixtures,
  children: { clerk: clerkFlow },
};

describe('rig', () => {
  it('plays a parent and its child, records external effects, and advances time', () => {
    const rig = startRig(deskFlow, { limit: 2 });
    rig.send({ type: 'rung', loud: true });
    expect(rig.child('clerk').value).toBe('looking');
    expect(rig.inputOf('clerk/look')).toEqual({ secret: 'x' });
    rig.advance(999);
    expect(rig.snapshot().value).toBe('asking');
    rig.settle('clerk/look', 'found');
    expect(rig.snapshot().value).toBe('served');
    expect(rig.effects).toEqual([{ actor: 'clerk', type: 'ringBell', params: undefined }]);
  });

  it('records what a child reports when it runs as a root', () => {
    const rig = startRig(clerkFlow, undefined);
    rig.send({ type: 'asked' });
    rig.settle('look', 'found');
    expect(rig.reports).toEqual([{ type: 'found', what: 'umbrella' }]);
  });

  it('lets a delay pass at its limit and not before', () => {
    const rig = startRig(deskFlow, { limit: 2 });
    rig.send({ type: 'rung', loud: true });
    rig.settle('clerk/look', 'lost');
    rig.advance(999);
    expect(rig.snapshot().value).toBe('asking');
    rig.advance(1);
    expect(rig.snapshot().value).toBe('open');
  });

  it('makes a real child fail through its own failure', () => {
    const rig = startRig(deskFlow, { limit: 2 });
    rig.settle('clerk', 'crashed');
    expect(rig.snapshot().status).toBe('done');
  });

  it('refuses an event that no transition takes, here and in a child', () => {
    const rig = startRig(deskFlow, { limit: 2 });
    expect(() => rig.send({ type: 'left' })).toThrow('root takes no left');
    expect(() => rig.sendTo('clerk', { type: 'moved' })).toThrow('clerk takes no moved');
  });

  it('refuses a failure that no step asked for', () => {
    const broken = desk.provide({
      guards: {
        isLoud: () => {
          throw new Error('deaf');
        },
      },
    });
    const rig = startRig({ ...deskFlow, provided: broken }, { limit: 2 });
    expect(() => rig.send({ type: 'rung', loud: true })).toThrow('deaf');
  });

  it('refuses steps for unknown actors and outcomes', () => {
    const rig = startRig(deskFlow, { limit: 2 });
    expect(() => rig.settle('clerk/look', 'found')).toThrow("No actor 'clerk/look'");
    expect(() => rig.settle('lamp', 'exploded')).toThrow("no outcome 'exploded'");
    expect(() => rig.settle('clerk', { resolve: 1 })).toThrow('is a real child');
    rig.settle('lamp', 'crashed');
    expect(() => rig.send({ type: 'left' })).toThrow('is done and handles no left');
  });
});

describe('walker', () => {
  it('takes every branch of a parent with its real child', () => {
    const result = walk(deskFlow);
    expect(result.coverage.missing()).toEqual([]);
    expect(result.untried).toEqual([]);
    expect([...result.entered].sort()).toEqual(
      ['desk', 'desk.asking', 'desk.closed', 'desk.deciding', 'desk.open', 'desk.served'].sort(),
    );
  });

  it('names branches that no path takes', () => {
    const shy: Flow<typeof desk> = {
      ...deskFlow,
      fixtures: { ...fixtures, events: [{ type: 'rung', loud: false }] },
    };
    expect(walk(shy).coverage.missing()).toContain('desk.open | rung | 0');
  });

  it('names what the fixtures offer and no branch uses', () => {
    const idle: Flow<typeof desk> = { ...deskFlow, fixtures: { ...fixtures, events: [{ type: 'left' }] } };
    expect(walk(idle).untried).toEqual(['{"type":"left"}']);
  });

  it('fails with the path when a step goes wrong', () => {
    const forgetful = desk.provide({ actions: { ask: sendTo('clerk', { type: 'moved' }) } });
    expect(() => walk({ ...deskFlow, provided: forgetful })).toThrow(
      /\[once\] → .*rung.*\nclerk takes no moved/,
    );
  });

  it('fails when an actor has no outcomes, and when there are more states than the limit', () => {
    const mute: Flow<typeof desk> = { ...deskFlow, fixtures: { ...fixtures, outcomes: {} } };
    expect(() => walk(mute)).toThrow("no outcomes of 'clerk'");
    expect(() => walk(deskFlow as Flow, { limit: 2 })).toThrow('More than 2 states');
  });
});

describe('coverage', () => {
  const shyFlow: Flow = { ...deskFlow, fixtures: { ...fixtures, events: [] } };

  it('counts states and branches, and names those that no path covers', () => {
    const whole = coverageOf('desk', deskFlow);
    expect(whole).toMatchObject({ states: 5, branches: 10, missing: [], browser: null });
    expect(whole.headless).toHaveLength(10);
    const shy = coverageOf('shy', shyFlow);
    expect(shy.missing).toContain('desk.open | rung | 0');
    expect(shy.missing).toContain('desk.served');
    const mute = coverageOf('mute', { ...deskFlow, fixtures: { ...fixtures, outcomes: {} } });
    expect(mute.missing).toEqual(["The fixtures of 'desk' have no outcomes of 'clerk'"]);
  });
});
