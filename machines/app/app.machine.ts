import {
  assign,
  fromCallback,
  raise,
  sendTo,
  setup,
  stateIn,
  type AnyActorLogic,
  type PromiseActorLogic,
} from 'xstate';
import type { Config, PremiumConfig, User } from '../../src/domain/entities';
import type { logoutMachine } from '../logout/logout.machine';
import type { notificationsMachine } from '../notifications/notifications.machine';
import type { resourceMachine } from '../resource/resource.machine';
import type { sessionMachine } from '../session/session.machine';
import type { StateMeta } from '../state.types';
import type { AppContext, AppEvent, AppTag, ServiceName } from './app.types';

const provided = <T extends AnyActorLogic>(name: string) =>
  fromCallback(() => {
    throw new Error(`${name} must be provided`);
  }) as unknown as T;

type Service = { service: ServiceName };
type Failure = Service & { error: unknown };

const failureOf =
  (service: ServiceName) =>
  ({ event }: { event: { error: unknown } }): Failure => ({ service, error: event.error });

/**
 * The root of the app system: boot (config, premium config and user together; specification, section 2
 * "Guards and start-up") and the supervision of every app-wide actor.
 */
export const appMachine = setup({
  types: {} as {
    context: AppContext;
    events: AppEvent;
    children: {
      getConfig: 'getConfig';
      getPremiumConfig: 'getPremiumConfig';
      session: 'session';
      logout: 'logout';
      notifications: 'notifications';
      navigation: 'navigation';
      cards: 'cards';
      subscriptions: 'subscriptions';
      cardAccounts: 'cardAccounts';
      accounts: 'accounts';
    };
    tags: AppTag;
    meta: StateMeta;
  },
  actors: {
    getConfig: provided<PromiseActorLogic<Config, Record<never, never>>>('getConfig'),
    getPremiumConfig: provided<PromiseActorLogic<PremiumConfig, Record<never, never>>>('getPremiumConfig'),
    session: provided<typeof sessionMachine>('session'),
    logout: provided<typeof logoutMachine>('logout'),
    notifications: provided<typeof notificationsMachine>('notifications'),
    navigation: provided<typeof resourceMachine>('navigation'),
    cards: provided<typeof resourceMachine>('cards'),
    subscriptions: provided<typeof resourceMachine>('subscriptions'),
    cardAccounts: provided<typeof resourceMachine>('cardAccounts'),
    accounts: provided<typeof resourceMachine>('accounts'),
  },
  guards: {
    hasFailedToStart: stateIn({ boot: 'failed' }),
    mayRestart: ({ context }, params: Service) => context.restarts[params.service] < 3,
  },
  actions: {
    keepConfig: assign((_, params: { config: Config }) => ({ config: params.config })),
    keepPremiumConfig: assign((_, params: { premiumConfig: PremiumConfig }) => ({
      premiumConfig: params.premiumConfig,
    })),
    countRestart: assign(({ context }, params: Service) => ({
      restarts: { ...context.restarts, [params.service]: context.restarts[params.service] + 1 },
    })),
    raiseUnknown: raise({ type: 'session.unknown' }),
    readUserAgain: sendTo('session', { type: 'session.userChanged' }),
    requestNavigation: sendTo('navigation', (_, params: { user: User | null }) => ({
      type: 'resource.requested',
      owner: params.user?.uuid ?? null,
    })),
    logFailure: (_, _params: Failure): void => {
      throw new Error('logFailure must be provided');
    },
  },
}).createMachine({
  id: 'app',
  context: {
    config: null,
    premiumConfig: null,
    restarts: {
      session: 0,
      logout: 0,
      notifications: 0,
      navigation: 0,
      cards: 0,
      subscriptions: 0,
      cardAccounts: 0,
      accounts: 0,
    },
  },
  type: 'parallel',
  on: { 'session.settled': {}, 'session.unknown': {} },
  states: {
    boot: {
      description: 'Navigation waits until configuration and user are known.',
      meta: { screen: 'loading', requirement: 'S2.guardsAndStartUp.4' },
      initial: 'starting',
      states: {
        starting: {
          description:
            'Config, premium config and user are asked for at the same time; the loading screen shows.',
          meta: { screen: 'loading', requirement: 'S2.guardsAndStartUp.4' },
          tags: ['starting'],
          type: 'parallel',
          onDone: 'ready',
          states: {
            config: {
              description: 'The company’s configuration. Without it nothing can start.',
              meta: { screen: 'loading', requirement: 'S7.calls.1' },
              initial: 'loading',
              states: {
                loading: {
                  description: 'On its way.',
                  meta: { screen: 'loading', requirement: 'S7.calls.1' },
                  invoke: {
                    id: 'getConfig',
                    src: 'getConfig',
                    input: {},
                    onDone: {
                      target: 'loaded',
                      actions: { type: 'keepConfig', params: ({ event }) => ({ config: event.output }) },
                    },
                    onError: '#app.boot.failed',
                  },
                },
                loaded: {
                  type: 'final',
                  description: 'There.',
                  meta: { screen: 'loading', requirement: 'S7.calls.1' },
                },
              },
            },
            premiumConfig: {
              description:
                'Premium’s prices. Without them there is no new Premium, and everything else works.',
              meta: { screen: 'loading', requirement: 'D3.11' },
              initial: 'loading',
              states: {
                loading: {
                  description: 'On its way.',
                  meta: { screen: 'loading', requirement: 'S7.calls.2' },
                  invoke: {
                    id: 'getPremiumConfig',
                    src: 'getPremiumConfig',
                    input: {},
                    onDone: {
                      target: 'loaded',
                      actions: {
                        type: 'keepPremiumConfig',
                        params: ({ event }) => ({ premiumConfig: event.output }),
                      },
                    },
                    onError: 'unavailable',
                  },
                },
                loaded: {
                  type: 'final',
                  description: 'There.',
                  meta: { screen: 'loading', requirement: 'S7.calls.2' },
                },
                unavailable: {
                  type: 'final',
                  description: 'Not to be had: no new Premium.',
                  meta: { screen: 'loading', requirement: 'D3.11' },
                },
              },
            },
            user: {
              description: 'The session says who this is.',
              meta: { screen: 'loading', requirement: 'S7.calls.3' },
              initial: 'asking',
              states: {
                asking: {
                  description: 'The session is asking.',
                  meta: { screen: 'loading', requirement: 'S7.calls.3' },
                  on: { 'session.settled': 'known', 'session.unknown': '#app.boot.failed' },
                },
                known: {
                  type: 'final',
                  description: 'Somebody or nobody: it is known.',
                  meta: { screen: 'loading', requirement: 'S7.calls.3' },
                },
              },
            },
          },
        },
        failed: {
          description: 'Config or user could not be read: one sentence and Retry.',
          meta: { screen: 'start-up-failure', requirement: 'D2.4' },
          tags: ['startUpFailed'],
          on: { 'boot.retried': 'starting' },
        },
        ready: {
          description: 'The screens show.',
          meta: { screen: 'any', requirement: 'S2.guardsAndStartUp.4' },
          tags: ['ready'],
          on: { 'session.unknown': 'failed' },
        },
      },
    },
    session: {
      description: 'Who is signed in. Started again after a failure, three times at most.',
      meta: { screen: 'any', requirement: 'S4.session.1' },
      initial: 'running',
      states: {
        running: {
          description: 'Who is signed in.',
          meta: { screen: 'any', requirement: 'S4.session.1' },
          invoke: {
            id: 'session',
            systemId: 'session',
            src: 'session',
            onError: [
              {
                guard: { type: 'mayRestart', params: { service: 'session' } },
                target: 'running',
                reenter: true,
                actions: [
                  { type: 'logFailure', params: failureOf('session') },
                  { type: 'countRestart', params: { service: 'session' } },
                ],
              },
              { target: 'givenUp', actions: { type: 'logFailure', params: failureOf('session') } },
            ],
          },
          on: { 'boot.retried': [{ guard: 'hasFailedToStart', actions: 'readUserAgain' }, {}] },
        },
        givenUp: {
          description:
            'It failed too often: nobody knows who this is, until Retry on the start-up failure screen.',
          meta: { screen: 'start-up-failure', requirement: 'own' },
          entry: 'raiseUnknown',
          on: { 'boot.retried': 'running' },
        },
      },
    },
    logout: {
      description:
        'Logging out and ending an impersonation. Started again after a failure, three times at most.',
      meta: { screen: 'any', requirement: 'S4.logout.1' },
      initial: 'running',
      states: {
        running: {
          description: 'Logging out and ending an impersonation.',
          meta: { screen: 'any', requirement: 'S4.logout.1' },
          invoke: {
            id: 'logout',
            systemId: 'logout',
            src: 'logout',
            onError: [
              {
                guard: { type: 'mayRestart', params: { service: 'logout' } },
                target: 'running',
                reenter: true,
                actions: [
                  { type: 'logFailure', params: failureOf('logout') },
                  { type: 'countRestart', params: { service: 'logout' } },
                ],
              },
              { target: 'givenUp', actions: { type: 'logFailure', params: failureOf('logout') } },
            ],
          },
        },
        givenUp: {
          description: 'It failed too often and stays stopped until the page is loaded again.',
          meta: { screen: 'any', requirement: 'own' },
        },
      },
    },
    notifications: {
      description: 'The notices on the screen. Started again after a failure, three times at most.',
      meta: { screen: 'any', requirement: 'S4.notifications.1' },
      initial: 'running',
      states: {
        running: {
          description: 'The notices on the screen.',
          meta: { screen: 'any', requirement: 'S4.notifications.1' },
          invoke: {
            id: 'notifications',
            systemId: 'notifications',
            src: 'notifications',
            onError: [
              {
                guard: { type: 'mayRestart', params: { service: 'notifications' } },
                target: 'running',
                reenter: true,
                actions: [
                  { type: 'logFailure', params: failureOf('notifications') },
                  { type: 'countRestart', params: { service: 'notifications' } },
                ],
              },
              { target: 'givenUp', actions: { type: 'logFailure', params: failureOf('notifications') } },
            ],
          },
        },
        givenUp: {
          description: 'It failed too often and stays stopped until the page is loaded again.',
          meta: { screen: 'any', requirement: 'own' },
        },
      },
    },
    navigation: {
      description:
        'The navigation of the effective user. Started again after a failure, three times at most.',
      meta: { screen: 'any', requirement: 'S4.dataFreshness.1' },
      initial: 'running',
      states: {
        running: {
          description: 'The navigation of the effective user.',
          meta: { screen: 'any', requirement: 'S4.dataFreshness.1' },
          invoke: {
            id: 'navigation',
            systemId: 'navigation',
            src: 'navigation',
            input: { growsStale: true },
            onError: [
              {
                guard: { type: 'mayRestart', params: { service: 'navigation' } },
                target: 'running',
                reenter: true,
                actions: [
                  { type: 'logFailure', params: failureOf('navigation') },
                  { type: 'countRestart', params: { service: 'navigation' } },
                ],
              },
              { target: 'givenUp', actions: { type: 'logFailure', params: failureOf('navigation') } },
            ],
          },
          on: {
            'session.settled': {
              actions: { type: 'requestNavigation', params: ({ event }) => ({ user: event.user }) },
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
      description: 'The customer’s cards. Started again after a failure, three times at most.',
      meta: { screen: 'any', requirement: 'S4.dataFreshness.1' },
      initial: 'running',
      states: {
        running: {
          description: 'The customer’s cards.',
          meta: { screen: 'any', requirement: 'S4.dataFreshness.1' },
          invoke: {
            id: 'cards',
            systemId: 'cards',
            src: 'cards',
            input: { growsStale: false },
            onError: [
              {
                guard: { type: 'mayRestart', params: { service: 'cards' } },
                target: 'running',
                reenter: true,
                actions: [
                  { type: 'logFailure', params: failureOf('cards') },
                  { type: 'countRestart', params: { service: 'cards' } },
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
      description:
        'The customer’s Premium subscriptions. Started again after a failure, three times at most.',
      meta: { screen: 'any', requirement: 'S4.dataFreshness.1' },
      initial: 'running',
      states: {
        running: {
          description: 'The customer’s Premium subscriptions.',
          meta: { screen: 'any', requirement: 'S4.dataFreshness.1' },
          invoke: {
            id: 'subscriptions',
            systemId: 'subscriptions',
            src: 'subscriptions',
            input: { growsStale: true },
            onError: [
              {
                guard: { type: 'mayRestart', params: { service: 'subscriptions' } },
                target: 'running',
                reenter: true,
                actions: [
                  { type: 'logFailure', params: failureOf('subscriptions') },
                  { type: 'countRestart', params: { service: 'subscriptions' } },
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
      description:
        'The customer’s business card accounts. Started again after a failure, three times at most.',
      meta: { screen: 'any', requirement: 'S4.dataFreshness.1' },
      initial: 'running',
      states: {
        running: {
          description: 'The customer’s business card accounts.',
          meta: { screen: 'any', requirement: 'S4.dataFreshness.1' },
          invoke: {
            id: 'cardAccounts',
            systemId: 'cardAccounts',
            src: 'cardAccounts',
            input: { growsStale: true },
            onError: [
              {
                guard: { type: 'mayRestart', params: { service: 'cardAccounts' } },
                target: 'running',
                reenter: true,
                actions: [
                  { type: 'logFailure', params: failureOf('cardAccounts') },
                  { type: 'countRestart', params: { service: 'cardAccounts' } },
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
      description: 'The customer’s bill-pay accounts. Started again after a failure, three times at most.',
      meta: { screen: 'any', requirement: 'S4.dataFreshness.1' },
      initial: 'running',
      states: {
        running: {
          description: 'The customer’s bill-pay accounts.',
          meta: { screen: 'any', requirement: 'S4.dataFreshness.1' },
          invoke: {
            id: 'accounts',
            systemId: 'accounts',
            src: 'accounts',
            input: { growsStale: true },
            onError: [
              {
                guard: { type: 'mayRestart', params: { service: 'accounts' } },
                target: 'running',
                reenter: true,
                actions: [
                  { type: 'logFailure', params: failureOf('accounts') },
                  { type: 'countRestart', params: { service: 'accounts' } },
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
  },
});
