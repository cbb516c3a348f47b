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
    agreeToShow: sendTo('services', (_, { owner }: { owner: string }) => ({
      type: 'whereabouts.agreed',
      owner,
    })),
    notifyCollections: sendTo('collections', (_, params: { user: User | null }) => ({
      type: 'session.settled',
      user: params.user,
    })),
    logFailure: providedAction<{ source: string; error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'app',
  description:
    'Start the app. It loads what every screen needs and runs the app-wide flows, until the page is closed.',
  context: { config: null, premiumConfig: null },
  type: 'parallel',
  states: {
    collections: {
      description: 'The collections that are loaded once for the whole app and cached.',
      meta: { screen: 'any', requirement: 'S4.dataFreshness.1' },
      initial: 'supervised',
      states: {
        supervised: {
          description:
            'Supervises the collections, and loads the navigation of the user once the session has settled.',
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
          description: 'The supervisor itself failed: nothing can be loaded until the page is reloaded.',
          meta: { screen: 'start-up-failure', requirement: 'own' },
          entry: 'raiseUnknown',
        },
      },
    },
    services: {
      description: 'The app-wide actors, such as session, logout, notices and dialogs.',
      meta: { screen: 'any', requirement: 'S4.session.1' },
      initial: 'supervised',
      states: {
        supervised: {
          description: 'Supervises the app-wide actors.',
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
          on: {
            'boot.retried': [
              { guard: 'hasFailedToStart', actions: 'retryServices' },
              { description: 'The start has not failed.' },
            ],
            'whereabouts.agreed': {
              actions: { type: 'agreeToShow', params: ({ event }) => ({ owner: event.owner }) },
            },
          },
        },
        stopped: {
          description:
            'The supervisor itself failed: nothing works until Retry is pressed or the page is reloaded.',
          meta: { screen: 'start-up-failure', requirement: 'own' },
          entry: 'raiseUnknown',
          on: { 'boot.retried': 'supervised' },
        },
      },
    },
    boot: {
      description: 'Start-up. Navigation waits until the configuration and the user are known.',
      meta: { screen: 'loading', requirement: 'S2.guardsAndStartUp.4' },
      initial: 'starting',
      states: {
        starting: {
          description:
            'Config, premium config and user are requested in parallel. The loading screen is shown.',
          meta: { screen: 'loading', requirement: 'S2.guardsAndStartUp.4' },
          tags: ['starting'],
          type: 'parallel',
          onDone: 'ready',
          states: {
            config: {
              description: 'The company’s configuration. Without it the app cannot start.',
              meta: { screen: 'loading', requirement: 'S7.calls.1' },
              initial: 'loading',
              states: {
                loading: {
                  description: 'The config is loading.',
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
                  description: 'The config has loaded.',
                  meta: { screen: 'loading', requirement: 'S7.calls.1' },
                },
              },
            },
            premiumConfig: {
              description:
                'The prices of Premium. Without them no new Premium is offered; everything else works.',
              meta: { screen: 'loading', requirement: 'D3.11' },
              initial: 'loading',
              states: {
                loading: {
                  description: 'The premium config is loading.',
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
                  description: 'The premium config has loaded.',
                  meta: { screen: 'loading', requirement: 'S7.calls.2' },
                },
                unavailable: {
                  type: 'final',
                  description: 'The premium config could not be loaded: no new Premium is offered.',
                  meta: { screen: 'loading', requirement: 'D3.11' },
                },
              },
            },
            user: {
              description: 'The session reports who is signed in.',
              meta: { screen: 'loading', requirement: 'S7.calls.3' },
              initial: 'asking',
              states: {
                asking: {
                  description: 'Waits for the report of the session.',
                  meta: { screen: 'loading', requirement: 'S7.calls.3' },
                  on: { 'session.settled': 'known', 'session.unknown': '#app.boot.failed' },
                },
                known: {
                  type: 'final',
                  description: 'It is known who is signed in, if anyone.',
                  meta: { screen: 'loading', requirement: 'S7.calls.3' },
                },
              },
            },
          },
        },
        failed: {
          description: 'The config or the user could not be loaded. The screen shows one sentence and Retry.',
          meta: { screen: 'start-up-failure', requirement: 'D2.4' },
          tags: ['startUpFailed'],
          on: { 'boot.retried': 'starting' },
        },
        ready: {
          description: 'Start-up is complete: the screens are shown.',
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
