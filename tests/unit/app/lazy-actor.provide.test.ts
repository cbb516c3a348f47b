import { describe, expect, it, vi } from 'vitest';
import { createActor, createMachine, setup, type AnyActor } from 'xstate';
import { lazyActor } from '../../../src/app/environment/lazy-actor';

const settle = () => new Promise((settled) => setImmediate(settled));

/** A supervisor of one lazy actor. */
const supervise = (create: (input: { readonly customer: string }) => Promise<AnyActor>) => {
  const failures: unknown[] = [];
  const supervisor = createActor(
    setup({ actors: { late: lazyActor(create) } }).createMachine({
      initial: 'running',
      states: {
        running: {
          invoke: {
            id: 'late',
            src: 'late',
            input: { customer: 'aoife' },
            onError: { target: 'failed', actions: ({ event }) => failures.push(event.error) },
          },
          on: { leave: 'left' },
        },
        failed: {},
        left: {},
      },
    }),
  );
  supervisor.start();
  return { supervisor, failures };
};

const failing = () =>
  setup({
    actions: {
      fail: () => {
        throw new Error('It failed');
      },
    },
  }).createMachine({ on: { poke: { actions: 'fail' } } });

describe('an actor whose code comes late', () => {
  it('runs once its code is there, with the input that its supervisor gave', async () => {
    const actor = createActor(createMachine({}));
    const create = vi.fn(() => Promise.resolve<AnyActor>(actor));
    supervise(create);
    expect(create).toHaveBeenCalledExactlyOnceWith({ customer: 'aoife' });
    await settle();
    expect(actor.getSnapshot().status).toBe('active');
  });

  it('stops with its supervisor’s interest in it', async () => {
    const actor = createActor(createMachine({}));
    const { supervisor } = supervise(() => Promise.resolve<AnyActor>(actor));
    await settle();
    supervisor.send({ type: 'leave' });
    expect(actor.getSnapshot().status).toBe('stopped');
  });

  it('does not begin where nobody wants it any more when the code arrives', async () => {
    const actor = createActor(createMachine({}));
    const start = vi.spyOn(actor, 'start');
    const { supervisor } = supervise(() => Promise.resolve<AnyActor>(actor));
    supervisor.send({ type: 'leave' });
    await settle();
    expect(start).not.toHaveBeenCalled();
  });

  it.each([
    ['an error', new Error('No code'), new Error('No code')],
    ['something else', 'No code', new Error('No code')],
  ])('fails, for its supervisor, when %s comes in place of its code', async (_what, cause, error) => {
    const { supervisor, failures } = supervise(vi.fn<() => Promise<AnyActor>>().mockRejectedValue(cause));
    await settle();
    expect([supervisor.getSnapshot().value, failures]).toEqual(['failed', [error]]);
  });

  it('fails, for its supervisor, when it fails itself', async () => {
    const actor = createActor(failing());
    const { supervisor, failures } = supervise(() => Promise.resolve<AnyActor>(actor));
    await settle();
    actor.send({ type: 'poke' });
    expect([supervisor.getSnapshot().value, failures]).toEqual(['failed', [new Error('It failed')]]);
  });

  it('harms nobody by failing when nobody wants it any more', async () => {
    const { supervisor } = supervise(() => Promise.reject(new Error('No code')));
    supervisor.send({ type: 'leave' });
    const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    await settle();
    expect([supervisor.getSnapshot().value, warned.mock.calls]).toEqual(['left', []]);
    warned.mockRestore();
  });
});
