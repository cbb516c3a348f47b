import { assign, createActor, fromCallback, fromPromise, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { createSerialiser } from '../../../../src/recording/serialise';
import { isMessage, type LiveMessage, type StepTaken } from '../../../../src/recording/message';
import { canaryKinds, strayCanaries, type Canary } from '../../../support/canaries/canaries';

const canaries: readonly Canary[] = canaryKinds.map((kind, index) => ({
  kind,
  value: `canary-${index}-${kind.replaceAll(' ', '-')}`,
}));
const canary = (kind: Canary['kind']): string => canaries.find((one) => one.kind === kind)?.value ?? '';

/** Everything that somebody could type or be given, under one name each. */
const laden = () =>
  Object.fromEntries([
    ...canaries.map(({ kind, value }) => [kind.replaceAll(' ', ''), value]),
    ...canaries.map(({ value }) => [value, value]),
    ['kind', canary('password')],
    ['list', canaries.map(({ value }) => value)],
    ['deep', { deeper: { deepest: canary('client secret') } }],
  ]) as Record<string, unknown>;

const child = setup({
  types: {} as { context: Record<string, unknown>; input: Record<string, unknown> },
}).createMachine({
  id: 'child',
  context: ({ input }) => input,
  initial: 'waiting',
  states: { waiting: { on: { 'child.told': 'told' } }, told: {} },
});

const machine = setup({
  types: {} as { context: Record<string, unknown>; input: Record<string, unknown>; tags: 'busy' },
  actors: {
    child,
    ask: fromPromise<Record<string, unknown>, Record<string, unknown>>(() => Promise.resolve(laden())),
    fail: fromPromise<Record<string, unknown>, Record<string, unknown>>(() =>
      Promise.reject(new Error(canary('session id'))),
    ),
    listen: fromCallback<{ type: 'told' }, Record<string, unknown>>(({ sendBack }) => {
      sendBack({ type: 'called.back', ...laden() });
    }),
  },
  actions: {
    keep: assign(({ event }) => ({ ...event })),
    say: (_, _params: Record<string, unknown>) => undefined,
  },
}).createMachine({
  id: 'laden',
  context: ({ input }) => ({ ...input, static: canary('reset code') }),
  invoke: [
    { id: 'child', src: 'child', input: ({ context }) => context },
    { id: 'listen', src: 'listen', input: ({ context }) => context },
  ],
  initial: 'idle',
  states: {
    idle: {
      on: {
        'form.submitted': {
          target: 'asking',
          actions: ['keep', { type: 'say', params: ({ event }) => ({ ...event }) }],
        },
        'called.back': { actions: 'keep' },
      },
    },
    asking: {
      tags: ['busy'],
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => context,
        onDone: { target: 'failing', actions: 'keep' },
      },
    },
    failing: {
      invoke: {
        id: 'fail',
        src: 'fail',
        input: ({ context }) => context,
        onError: { target: 'over', actions: 'keep' },
      },
    },
    over: { type: 'final' },
  },
  output: ({ context }) => context,
});

async function play(): Promise<LiveMessage[]> {
  const messages: LiveMessage[] = [];
  let time = 0;
  const serialise = createSerialiser({ page: 3, now: () => (time += 0.4) });
  const actor = createActor(machine, {
    id: canary('session id'),
    input: laden(),
    inspect: (event) => messages.push(...serialise(event)),
  });
  const over = new Promise<void>((done) => actor.subscribe({ complete: done }));
  actor.start();
  actor.send({ type: canary('password') });
  actor.send({ type: 'form.submitted', ...laden() });
  await over;
  return messages;
}

const steps = (messages: readonly LiveMessage[]): StepTaken[] =>
  messages.filter((message) => message.kind === 'step').sort((one, other) => one.order - other.order);

describe('what the running app sends', () => {
  it('contains no canary of any kind, wherever it was planted', async () => {
    const messages = await play();
    const text = JSON.stringify(messages);
    expect(steps(messages).length).toBeGreaterThan(4);
    expect(strayCanaries([{ where: 'recording', text }], canaries)).toEqual([]);
    // The search finds each of them when it is there.
    for (const { kind, value } of canaries) {
      expect(strayCanaries([{ where: 'recording', text: `${text}${value}` }], canaries)).toEqual([
        `${kind} in recording`,
      ]);
    }
  });

  it('shows the type of what was left out', async () => {
    const submitted = steps(await play()).find(({ event }) => event.type === 'form.submitted');
    expect(submitted?.event).toMatchObject({ password: '‹string›', list: '‹list›', deep: '‹object›' });
    expect(submitted?.context).toMatchObject({ static: '‹string›', '‹other›': '‹string›' });
  });

  it('keeps state, branches, tags, order and time', async () => {
    const messages = await play();
    expect(messages.every(isMessage)).toBe(true);
    expect(messages[0]).toMatchObject({ kind: 'page', page: 3 });
    const root = steps(messages).filter(({ actor }) => actor === 1);
    expect(root.map(({ event, branches, value, status }) => [event.type, branches, value, status])).toEqual([
      ['xstate.init', [], 'idle', 'active'],
      ['called.back', ['laden.idle | called.back | 0'], 'idle', 'active'],
      ['‹event›', [], 'idle', 'active'],
      ['form.submitted', ['laden.idle | form.submitted | 0'], 'asking', 'active'],
      ['xstate.done.actor.ask', ['laden.asking | xstate.done.actor.ask | 0'], 'failing', 'active'],
      ['xstate.error.actor.fail', ['laden.failing | xstate.error.actor.fail | 0'], 'over', 'done'],
    ]);
    expect(root.map(({ tags }) => tags.join())).toEqual(['', '', '', 'busy', '', '']);
    const times = root.map(({ at }) => at);
    expect([...times].sort((one, other) => one - other)).toEqual(times);
  });

  it('includes the existence of a promise, and how it ended', async () => {
    const messages = await play();
    const ask = messages.find((message) => message.kind === 'actor' && message.id === 'ask');
    expect(ask).toMatchObject({ kind: 'actor', src: 'ask', parent: 1, machine: null, input: {} });
    const end = steps(messages).find(({ event }) => event.type === 'xstate.done.actor.ask');
    expect(end).toMatchObject({ event: { output: '‹object›' } });
    expect(end?.from).toBe(ask?.kind === 'actor' ? ask.actor : null);
  });
});
