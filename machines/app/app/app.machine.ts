import { assign, raise, sendTo, setup, stateIn, type PromiseActorLogic } from 'xstate';
import { providedAction, providedActor } from '../../placeholder';
import type { Config, PremiumConfig, User } from '../../../src/domain/entities';
import type { collectionsMachine } from '../collections/collections.machine';
import type { servicesMachine } from '../services/services.machine';
import type { StateMeta } from '../../state.types';
import type { AppContext, AppEvent, AppTag } from './app.types';

/**
 * The root of the app system. It boots by loading the config, the premium config and the user together
 * (S2.guardsAndStartUp.4), and invokes the supervisors of the app-wide actors.
 */
export const appMachine = setup({
  types: {} as {
    context: AppContext;
    events: AppEvent;
    children: {
      getConfig: 'getConfig';
      getPremiumConfig: 'getPremiumConfig';
      services: 'services';
      collections: 'collections';
    };
    tags: AppTag;
    meta: StateMeta;
  },
  actors: {
    getConfig: providedActor<PromiseActorLogic<Config, Record<never, never>>>('getConfig'),
    getPremiumConfig:
      providedActor<PromiseActorLogic<PremiumConfig, Record<never, never>>>('getPremiumConfig'),
    services: providedActor<typeof servicesMachine>('services'),
    collections: providedActor<typeof collectionsMachine>('collections'),
  },
  guards: { hasFailedToStart: stateIn({ boot: 'failed' }) },
  actions: {
    keepConfig: assign((_, params: { config: Config }) => ({ config: params.config })),
    keepPremiumConfig: assign((_, params: { premiumConfig: PremiumConfig }) => ({
      premiumConfig: params.premiumConfig,
    })),
    raiseUnknown: raise({ type: 'session.unknown' }),
    retryServices: sendTo('services', { type: 'boot.retried' }),
    notifyCollections: sendTo('collections', (_, params: { user: User | null }) => ({
      type: 'session.settled',
      user: params.user,
    })),
    logFailure: providedAction<{ source: string; error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'app',
  context: { config: null, premiumConfig: null },
  type: 'parallel',
  states: {
    collections: {
      description: 'What is loaded once for the whole app and kept.',
      meta: { screen: 'any', requirement: 'S4.dataFreshness.1' },
      initial: 'supervised',
      states: {
        supervised: {
          description: 'Each collection is supervised; whoever is signed in has their navigation asked for.',
          meta: { screen: 'any', requirement: 'S4.dataFreshness.1' },
          invoke: {
            id: 'collections',
            src: 'collections',
            onError: {
              target: 'stopped',
              actions: {
                type: 'logFailure',
                params: ({ event }) => ({ source: 'collections', error: event.error }),
              },
            },
          },
          on: {
            'session.settled': {
              actions: { type: 'notifyCollections', params: ({ event }) => ({ user: event.user }) },
            },
          },
        },
        stopped: {
          description: 'The supervisor itself failed: nothing can be loaded until the page is loaded again.',
          meta: { screen: 'start-up-failure', requirement: 'own' },
          entry: 'raiseUnknown',
        },
      },
    },
    services: {
      description: 'The app-wide actors: session, logout, notices, dialogs and the like.',
      meta: { screen: 'any', requirement: 'S4.session.1' },
      initial: 'supervised',
      states: {
        supervised: {
          description: 'Each service is supervised.',
          meta: { screen: 'any', requirement: 'S4.session.1' },
          invoke: {
            id: 'services',
            src: 'services',
            onError: {
              target: 'stopped',
              actions: {
                type: 'logFailure',
                params: ({ event }) => ({ source: 'services', error: event.error }),
              },
            },
          },
          on: { 'boot.retried': [{ guard: 'hasFailedToStart', actions: 'retryServices' }, {}] },
        },
        stopped: {
          description: 'The supervisor itself failed: nothing works until the page is loaded again.',
          meta: { screen: 'start-up-failure', requirement: 'own' },
          entry: 'raiseUnknown',
          on: { 'boot.retried': 'supervised' },
        },
      },
    },
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
          on: {
            'session.unknown': 'failed',
            'offer.changed': {
              actions: {
                type: 'keepPremiumConfig',
                params: ({ event }) => ({ premiumConfig: event.premiumConfig }),
              },
            },
          },
        },
      },
    },
  },
});
