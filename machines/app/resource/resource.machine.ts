import { assign, setup, type PromiseActorLogic } from 'xstate';
import { providedAction, providedActor, providedDelay } from '../../placeholder';
import type { StateMeta } from '../../state.types';
import type {
  ResourceAnswer,
  ResourceContext,
  ResourceEvent,
  ResourceInput,
  ResourceTag,
} from './resource.types';

/**
 * A cached collection: cards, subscriptions, card accounts, accounts or navigation (S4.dataFreshness.1, D7.1). If a
 * load fails, the last successful result is kept.
 */
export const resourceMachine = setup({
  types: {} as {
    context: ResourceContext;
    input: ResourceInput;
    events: ResourceEvent;
    tags: ResourceTag;
    children: { loadItems: 'loadItems' };
    meta: StateMeta;
  },
  actors: {
    loadItems: providedActor<PromiseActorLogic<ResourceAnswer, { owner: string | null }>>('loadItems'),
  },
  delays: {
    staleAfter: providedDelay('staleAfter'),
    loadTimeout: providedDelay('loadTimeout'),
  },
  guards: {
    growsStale: ({ context }) => context.growsStale,
    isForAnotherOwner: ({ context }, params: { owner: string | null }) => params.owner !== context.owner,
  },
  actions: {
    keepOwner: assign((_, params: { owner: string | null }) => ({ owner: params.owner })),
    keepAnswer: assign((_, { records, leftOut }: ResourceAnswer) => ({ items: records, leftOut })),
    keepReason: assign((_, params: { error: unknown }) => ({
      unreachable: (params.error as { readonly kind?: unknown }).kind === 'network',
    })),
    blameConnection: assign({ unreachable: true }),
    forget: assign({ items: null, leftOut: 0, owner: null }),
    forgetItems: assign({ items: null, leftOut: 0 }),
    reportLoaded: providedAction<{ owner: string | null; count: number }>('reportLoaded'),
  },
}).createMachine({
  id: 'resource',
  description:
    'Load a list. It loads a list, keeps it while it is fresh and loads it again when asked, until its user leaves.',
  context: ({ input }) => ({
    items: null,
    leftOut: 0,
    unreachable: false,
    owner: null,
    growsStale: input.growsStale,
  }),
  initial: 'empty',
  on: {
    'resource.cleared': { target: '.empty', actions: 'forget' },
    'resource.reloaded': [
      {
        guard: { type: 'isForAnotherOwner', params: ({ event }) => ({ owner: event.owner }) },
        target: '.loading',
        actions: ['forgetItems', { type: 'keepOwner', params: ({ event }) => ({ owner: event.owner }) }],
      },
      { target: '.loading' },
    ],
    'resource.requested': [
      {
        guard: { type: 'isForAnotherOwner', params: ({ event }) => ({ owner: event.owner }) },
        target: '.loading',
        actions: ['forgetItems', { type: 'keepOwner', params: ({ event }) => ({ owner: event.owner }) }],
      },
      { target: '.loading' },
    ],
  },
  states: {
    empty: {
      description: 'Nothing has been requested yet, or the data of the previous user was cleared.',
      meta: { screen: 'none', requirement: 'S4.dataFreshness.1' },
    },
    loading: {
      description:
        'Waits for the code that loads the data and for the server, no longer than for any call. Data that was loaded before stays visible.',
      meta: { screen: 'list', requirement: 'S4.dataFreshness.1' },
      tags: ['busy'],
      invoke: {
        id: 'loadItems',
        src: 'loadItems',
        input: ({ context }) => ({ owner: context.owner }),
        onDone: {
          target: 'fresh',
          actions: [
            { type: 'keepAnswer', params: ({ event }) => event.output },
            {
              type: 'reportLoaded',
              params: ({ context, event: { output } }) => ({
                owner: context.owner,
                // Unreadable records count, because they exist on the server.
                count: output.records.length + output.leftOut,
              }),
            },
          ],
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepReason', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { loadTimeout: { target: 'failed', actions: 'blameConnection' } },
      on: {
        'resource.requested': [
          {
            guard: { type: 'isForAnotherOwner', params: ({ event }) => ({ owner: event.owner }) },
            target: 'loading',
            reenter: true,
            actions: ['forgetItems', { type: 'keepOwner', params: ({ event }) => ({ owner: event.owner }) }],
          },
          { description: 'It is loading already.' },
        ],
        'resource.expired': { target: 'loading', reenter: true },
      },
    },
    fresh: {
      description: 'Loaded, and recent enough to be shown without a new request.',
      meta: { screen: 'list', requirement: 'S4.dataFreshness.1' },
      initial: 'deciding',
      on: {
        'resource.requested': [
          {
            guard: { type: 'isForAnotherOwner', params: ({ event }) => ({ owner: event.owner }) },
            target: 'loading',
            actions: ['forgetItems', { type: 'keepOwner', params: ({ event }) => ({ owner: event.owner }) }],
          },
          { description: 'What is shown is fresh.' },
        ],
        'resource.expired': 'stale',
      },
      states: {
        deciding: {
          description: 'Decides whether this collection has a stale time.',
          meta: { screen: 'list', requirement: 'S9.staleTimes' },
          always: [{ guard: 'growsStale', target: 'ageing' }, { target: 'lasting' }],
        },
        ageing: {
          description: 'Fresh until its stale time has passed.',
          meta: { screen: 'list', requirement: 'S9.staleTimes' },
          after: { staleAfter: { target: '#resource.stale' } },
        },
        lasting: {
          description: 'Fresh until an event marks it stale, because it has no stale time.',
          meta: { screen: 'list', requirement: 'own' },
        },
      },
    },
    stale: {
      description: 'Too old. It is still shown, and is loaded again with the next request.',
      meta: { screen: 'list', requirement: 'S4.dataFreshness.1' },
    },
    failed: {
      description:
        'The load failed: the view shows "could not load" and Retry. The list is empty only if nothing was loaded before.',
      meta: { screen: 'list', requirement: 'D7.1' },
      tags: ['failed'],
    },
  },
});
