import { describe, expect, it, vi } from 'vitest';
import { createActor, setup, type AnyStateMachine } from 'xstate';
import { lateChart } from '../../../src/app/environment/late-chart';

const settle = () => new Promise((settled) => setImmediate(settled));

/** A chart with input, which fails when it is poked. */
const served = () =>
  setup({
    actions: {
      fail: () => {
        throw new Error('It failed');
      },
    },
  }).createMachine({
    id: 'served',
    context: ({ input }) => ({ ...(input as object) }),
    initial: 'idle',
    states: { idle: { on: { poke: { actions: 'fail' }, go: 'gone' } }, gone: {} },
  });

/** A supervisor of one late chart. */
const supervise = (load: () => Promise<AnyStateMachine>) => {
  const { fetch, chart } = lateChart(load);
  const failures: unknown[] = [];
  const kept = { actions: ({ event }: { event: object }) => failures.push(Reflect.get(event, 'error')) };
  const supervisor = createActor(
    setup({ actors: { fetch, chart } }).createMachine({
      initial: 'fetching',
      states: {
        fetching: {
          invoke: { src: 'fetch', input: {}, onDone: 'running', onError: { target: 'failed', ...kept } },
        },
        running: {
          invoke: {
            id: 'served',
            systemId: 'served',
            src: 'chart',
            input: { customer: 'aoife' },
            onError: { target: 'failed', ...kept },
          },
          on: { leave: 'left' },
        },
        failed: {},
        left: {},
      },
    }),
  );
  supervisor.start();
  const child = () => supervisor.system.get('served') as ReturnType<typeof createActor> | undefined;
  return { supervisor, failures, child };
};

describe('a chart whose code is loaded on demand', () => {
  it('is loaded once, and becomes a child of its supervisor with the given input', async () => {
    const load = vi.fn(() => Promise.resolve<AnyStateMachine>(served()));
    const { child, supervisor } = supervise(load);
    expect(child()).toBeUndefined();
    await settle();
    expect(load).toHaveBeenCalledOnce();
    expect(child()?.getSnapshot()).toMatchObject({ value: 'idle', context: { customer: 'aoife' } });
    expect(child()?._parent).toBe(supervisor);
    expect((child()?.logic as AnyStateMachine | undefined)?.id).toBe('served');
  });

  it('has nothing to say before it is loaded, and asking does no harm', () => {
    const { chart } = lateChart(() => Promise.resolve<AnyStateMachine>(served()));
    expect(Reflect.get(chart, 'id')).toBeUndefined();
  });

  it('receives events, and is persisted with its supervisor', async () => {
    const { child, supervisor } = supervise(() => Promise.resolve<AnyStateMachine>(served()));
    await settle();
    child()?.send({ type: 'go' });
    expect(supervisor.getPersistedSnapshot()).toMatchObject({
      children: { served: { src: 'chart', snapshot: { value: 'gone', context: { customer: 'aoife' } } } },
    });
  });

  it('stops when its supervisor leaves the state', async () => {
    const { child, supervisor } = supervise(() => Promise.resolve<AnyStateMachine>(served()));
    await settle();
    const actor = child();
    supervisor.send({ type: 'leave' });
    const snapshot = actor?.getSnapshot() as { readonly status: string } | undefined;
    expect([snapshot?.status, child()]).toEqual(['stopped', undefined]);
  });

  it('fails for its supervisor if its code cannot be loaded', async () => {
    const { supervisor, failures } = supervise(() => Promise.reject(new Error('No code')));
    await settle();
    expect([supervisor.getSnapshot().value, failures]).toEqual(['failed', [new Error('No code')]]);
  });

  it('fails for its supervisor if it fails itself', async () => {
    const { child, supervisor, failures } = supervise(() => Promise.resolve<AnyStateMachine>(served()));
    await settle();
    child()?.send({ type: 'poke' });
    expect([supervisor.getSnapshot().value, failures]).toEqual(['failed', [new Error('It failed')]]);
  });
});
