import { assign, sendTo, setup } from 'xstate';
import { providedAction, providedActor } from '../../placeholder';
import type { User } from '../../../src/domain/entities';
import type { resourceMachine } from '../resource/resource.machine';
import type { StateMeta } from '../../state.types';
import type { CollectionName, CollectionsContext, CollectionsEvent } from './collections.types';

type Collection = { collection: CollectionName };
type Failure = Collection & { error: unknown };

const failureOf =
  (collection: CollectionName) =>
  ({ event }: { event: { error: unknown } }): Failure => ({ collection, error: event.error });

/**
 * Supervises what is loaded once for the whole app and kept (S4.dataFreshness.1): a collection that fails is started
 * again, three times at most (own).
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
    mayRestart: ({ context }, params: Collection) => context.restarts[params.collection] < 3,
  },
  actions: {
    countRestart: assign(({ context }, params: Collection) => ({
      restarts: { ...context.restarts, [params.collection]: context.restarts[params.collection] + 1 },
    })),
    requestLinks: sendTo('links', (_, params: { user: User | null }) => ({
      type: 'resource.requested',
      owner: params.user?.uuid ?? null,
    })),
    logFailure: providedAction<Failure>('logFailure'),
  },
}).createMachine({
  id: 'collections',
  context: {
    restarts: { links: 0, cards: 0, subscriptions: 0, cardAccounts: 0, accounts: 0, receipts: 0 },
  },
  type: 'parallel',
  on: { 'session.settled': {} },
  states: {
    links: {
      description: 'The navigation items of the effective user.',
      meta: { screen: 'any', requirement: 'S4.dataFreshness.1' },
      initial: 'running',
      states: {
        running: {
          description:
            'The navigation items of the effective user. Started again after a failure, three times at most.',
          meta: { screen: 'any', requirement: 'S4.dataFreshness.1' },
          invoke: {
            id: 'links',
            systemId: 'links',
            src: 'links',
            input: { growsStale: true },
            onError: [
              {
                guard: { type: 'mayRestart', params: { collection: 'links' } },
                target: 'running',
                reenter: true,
                actions: [
                  { type: 'logFailure', params: failureOf('links') },
                  { type: 'countRestart', params: { collection: 'links' } },
                ],
              },
              { target: 'givenUp', actions: { type: 'logFailure', params: failureOf('links') } },
            ],
          },
          on: {
            'session.settled': {
              actions: { type: 'requestLinks', params: ({ event }) => ({ user: event.user }) },
            },
          },
        },
        givenUp: {
          description: 'It failed too often and stays stopped until the page is loaded again.',
          meta: { screen: 'any', requirement: 'own' },
        },
      },
    },
    cards: {
      description: 'The customer’s cards.',
      meta: { screen: 'any', requirement: 'S4.dataFreshness.1' },
      initial: 'running',
      states: {
        running: {
          description: 'The customer’s cards. Started again after a failure, three times at most.',
          meta: { screen: 'any', requirement: 'S4.dataFreshness.1' },
          invoke: {
            id: 'cards',
            systemId: 'cards',
            src: 'cards',
            input: { growsStale: false },
            onError: [
              {
                guard: { type: 'mayRestart', params: { collection: 'cards' } },
                target: 'running',
                reenter: true,
                actions: [
                  { type: 'logFailure', params: failureOf('cards') },
                  { type: 'countRestart', params: { collection: 'cards' } },
                ],
              },
              { target: 'givenUp', actions: { type: 'logFailure', params: failureOf('cards') } },
            ],
          },
        },
        givenUp: {
          description: 'It failed too often and stays stopped until the page is loaded again.',
          meta: { screen: 'any', requirement: 'own' },
        },
      },
    },
    subscriptions: {
      description: 'The customer’s Premium subscriptions.',
      meta: { screen: 'any', requirement: 'S4.dataFreshness.1' },
      initial: 'running',
      states: {
        running: {
          description:
            'The customer’s Premium subscriptions. Started again after a failure, three times at most.',
          meta: { screen: 'any', requirement: 'S4.dataFreshness.1' },
          invoke: {
            id: 'subscriptions',
            systemId: 'subscriptions',
            src: 'subscriptions',
            input: { growsStale: true },
            onError: [
              {
                guard: { type: 'mayRestart', params: { collection: 'subscriptions' } },
                target: 'running',
                reenter: true,
                actions: [
                  { type: 'logFailure', params: failureOf('subscriptions') },
                  { type: 'countRestart', params: { collection: 'subscriptions' } },
                ],
              },
              { target: 'givenUp', actions: { type: 'logFailure', params: failureOf('subscriptions') } },
            ],
          },
        },
        givenUp: {
          description: 'It failed too often and stays stopped until the page is loaded again.',
          meta: { screen: 'any', requirement: 'own' },
        },
      },
    },
    cardAccounts: {
      description: 'The customer’s business card accounts.',
      meta: { screen: 'any', requirement: 'S4.dataFreshness.1' },
      initial: 'running',
      states: {
        running: {
          description:
            'The customer’s business card accounts. Started again after a failure, three times at most.',
          meta: { screen: 'any', requirement: 'S4.dataFreshness.1' },
          invoke: {
            id: 'cardAccounts',
            systemId: 'cardAccounts',
            src: 'cardAccounts',
            input: { growsStale: true },
            onError: [
              {
                guard: { type: 'mayRestart', params: { collection: 'cardAccounts' } },
                target: 'running',
                reenter: true,
                actions: [
                  { type: 'logFailure', params: failureOf('cardAccounts') },
                  { type: 'countRestart', params: { collection: 'cardAccounts' } },
                ],
              },
              { target: 'givenUp', actions: { type: 'logFailure', params: failureOf('cardAccounts') } },
            ],
          },
        },
        givenUp: {
          description: 'It failed too often and stays stopped until the page is loaded again.',
          meta: { screen: 'any', requirement: 'own' },
        },
      },
    },
    accounts: {
      description: 'The customer’s bill-pay accounts.',
      meta: { screen: 'any', requirement: 'S4.dataFreshness.1' },
      initial: 'running',
      states: {
        running: {
          description:
            'The customer’s bill-pay accounts. Started again after a failure, three times at most.',
          meta: { screen: 'any', requirement: 'S4.dataFreshness.1' },
          invoke: {
            id: 'accounts',
            systemId: 'accounts',
            src: 'accounts',
            input: { growsStale: true },
            onError: [
              {
                guard: { type: 'mayRestart', params: { collection: 'accounts' } },
                target: 'running',
                reenter: true,
                actions: [
                  { type: 'logFailure', params: failureOf('accounts') },
                  { type: 'countRestart', params: { collection: 'accounts' } },
                ],
              },
              { target: 'givenUp', actions: { type: 'logFailure', params: failureOf('accounts') } },
            ],
          },
        },
        givenUp: {
          description: 'It failed too often and stays stopped until the page is loaded again.',
          meta: { screen: 'any', requirement: 'own' },
        },
      },
    },
    receipts: {
      description: 'The customer’s receipts.',
      meta: { screen: 'any', requirement: 'D2.extensionGroups.receipts' },
      initial: 'running',
      states: {
        running: {
          description: 'The customer’s receipts. Started again after a failure, three times at most.',
          meta: { screen: 'any', requirement: 'D2.extensionGroups.receipts' },
          invoke: {
            id: 'receipts',
            systemId: 'receipts',
            src: 'receipts',
            input: { growsStale: true },
            onError: [
              {
                guard: { type: 'mayRestart', params: { collection: 'receipts' } },
                target: 'running',
                reenter: true,
                actions: [
                  { type: 'logFailure', params: failureOf('receipts') },
                  { type: 'countRestart', params: { collection: 'receipts' } },
                ],
              },
              { target: 'givenUp', actions: { type: 'logFailure', params: failureOf('receipts') } },
            ],
          },
        },
        givenUp: {
          description: 'It failed too often and stays stopped until the page is loaded again.',
          meta: { screen: 'any', requirement: 'own' },
        },
      },
    },
  },
});
