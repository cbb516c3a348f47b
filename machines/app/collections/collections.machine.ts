import { assign, sendTo, setup, type ErrorActorEvent } from 'xstate';
import { providedAction, providedActor } from '../../placeholder';
import type { User } from '../../../src/domain/entities';
import type { resourceMachine } from '../resource/resource.machine';
import type { StateMeta } from '../../state.types';
import type { Failure, GiveUp, Restart } from '../supervision.types';
import type { CollectionsContext, CollectionsEvent } from './collections.types';

const failureOf = ({ event }: { event: ErrorActorEvent }): Failure => ({
  source: event.actorId,
  error: event.error,
});

const restart: Restart = {
  guard: { type: 'mayRestart', params: failureOf },
  target: 'running',
  reenter: true,
  actions: [
    { type: 'logFailure', params: failureOf },
    { type: 'countRestart', params: failureOf },
  ],
};
const giveUp: GiveUp = { target: 'givenUp', actions: { type: 'logFailure', params: failureOf } };
const givenUp = {
  description: 'It failed too often and stays stopped until the page is reloaded.',
  meta: { screen: 'any', requirement: 'own' },
};

/**
 * Supervises the collections that are loaded once for the whole app and cached (S4.dataFreshness.1). A collection
 * that fails is restarted, at most three times (own).
 */
export const collectionsMachine = setup({
  types: {} as {
    context: CollectionsContext;
    events: CollectionsEvent;
    children: {
      links: 'links';
      cards: 'cards';
      subscriptions: 'subscriptions';
      cardAccounts: 'cardAccounts';
      accounts: 'accounts';
      receipts: 'receipts';
    };
    meta: StateMeta;
  },
  actors: {
    links: providedActor<typeof resourceMachine>('links'),
    cards: providedActor<typeof resourceMachine>('cards'),
    subscriptions: providedActor<typeof resourceMachine>('subscriptions'),
    cardAccounts: providedActor<typeof resourceMachine>('cardAccounts'),
    accounts: providedActor<typeof resourceMachine>('accounts'),
    receipts: providedActor<typeof resourceMachine>('receipts'),
  },
  guards: {
    mayRestart: ({ context }, { source }: Failure) => (context.restarts[source] ?? 0) < 3,
  },
  actions: {
    countRestart: assign(({ context }, { source }: Failure) => ({
      restarts: { ...context.restarts, [source]: (context.restarts[source] ?? 0) + 1 },
    })),
    requestLinks: sendTo('links', (_, params: { user: User | null }) => ({
      type: 'resource.requested',
      owner: params.user?.uuid ?? null,
    })),
    logFailure: providedAction<Failure>('logFailure'),
  },
}).createMachine({
  id: 'collections',
  description:
    'Keep shared lists. It runs the lists that the whole app shares and restarts one that fails, until the page is closed.',
  context: { restarts: {} },
  type: 'parallel',
  states: {
    links: {
      description: 'The navigation items of the effective user.',
      meta: { screen: 'any', requirement: 'S4.dataFreshness.1' },
      initial: 'running',
      states: {
        running: {
          description: 'Running. After a failure it is restarted, at most three times.',
          meta: { screen: 'any', requirement: 'S4.dataFreshness.1' },
          invoke: {
            id: 'links',
            systemId: 'links',
            src: 'links',
            input: { growsStale: true },
            onError: [restart, giveUp],
          },
          on: {
            'session.settled': {
              actions: { type: 'requestLinks', params: ({ event }) => ({ user: event.user }) },
            },
          },
        },
        givenUp,
      },
    },
    cards: {
      description: 'The customer’s cards.',
      meta: { screen: 'any', requirement: 'S4.dataFreshness.1' },
      initial: 'running',
      states: {
        running: {
          description: 'Running. After a failure it is restarted, at most three times.',
          meta: { screen: 'any', requirement: 'S4.dataFreshness.1' },
          invoke: {
            id: 'cards',
            systemId: 'cards',
            src: 'cards',
            input: { growsStale: false },
            onError: [restart, giveUp],
          },
        },
        givenUp,
      },
    },
    subscriptions: {
      description: 'The customer’s Premium subscriptions.',
      meta: { screen: 'any', requirement: 'S4.dataFreshness.1' },
      initial: 'running',
      states: {
        running: {
          description: 'Running. After a failure it is restarted, at most three times.',
          meta: { screen: 'any', requirement: 'S4.dataFreshness.1' },
          invoke: {
            id: 'subscriptions',
            systemId: 'subscriptions',
            src: 'subscriptions',
            input: { growsStale: true },
            onError: [restart, giveUp],
          },
        },
        givenUp,
      },
    },
    cardAccounts: {
      description: 'The customer’s business card accounts.',
      meta: { screen: 'any', requirement: 'S4.dataFreshness.1' },
      initial: 'running',
      states: {
        running: {
          description: 'Running. After a failure it is restarted, at most three times.',
          meta: { screen: 'any', requirement: 'S4.dataFreshness.1' },
          invoke: {
            id: 'cardAccounts',
            systemId: 'cardAccounts',
            src: 'cardAccounts',
            input: { growsStale: true },
            onError: [restart, giveUp],
          },
        },
        givenUp,
      },
    },
    accounts: {
      description: 'The customer’s bill-pay accounts.',
      meta: { screen: 'any', requirement: 'S4.dataFreshness.1' },
      initial: 'running',
      states: {
        running: {
          description: 'Running. After a failure it is restarted, at most three times.',
          meta: { screen: 'any', requirement: 'S4.dataFreshness.1' },
          invoke: {
            id: 'accounts',
            systemId: 'accounts',
            src: 'accounts',
            input: { growsStale: true },
            onError: [restart, giveUp],
          },
        },
        givenUp,
      },
    },
    receipts: {
      description: 'The customer’s receipts.',
      meta: { screen: 'any', requirement: 'D2.extensionGroups.receipts' },
      initial: 'running',
      states: {
        running: {
          description: 'Running. After a failure it is restarted, at most three times.',
          meta: { screen: 'any', requirement: 'D2.extensionGroups.receipts' },
          invoke: {
            id: 'receipts',
            systemId: 'receipts',
            src: 'receipts',
            input: { growsStale: true },
            onError: [restart, giveUp],
          },
        },
        givenUp,
      },
    },
  },
});
