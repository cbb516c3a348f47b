import { assign, sendParent, sendTo, setup, type ErrorActorEvent, type PromiseActorLogic } from 'xstate';
import { providedAction, providedActor, providedDelay } from '../../placeholder';
import type { User } from '../../../src/domain/entities';
import type { botCheckMachine } from '../../session/bot-check/bot-check.machine';
import type { dialogsMachine } from '../dialogs/dialogs.machine';
import type { expiringCardsMachine } from '../../cards/expiring-cards/expiring-cards.machine';
import type { logoutMachine } from '../../session/logout/logout.machine';
import type { navigationMachine } from '../navigation/navigation.machine';
import type { newVersionMachine } from '../new-version/new-version.machine';
import type { notificationsMachine } from '../notifications/notifications.machine';
import type { sessionMachine } from '../../session/session/session.machine';
import type { tabsMachine } from '../tabs/tabs.machine';
import type { whereaboutsMachine } from '../whereabouts/whereabouts.machine';
import type { SessionReport } from '../../session/session/session.types';
import type { StateMeta } from '../../state.types';
import type { Failure, GiveUp, Restart } from '../supervision.types';
import type { ServicesContext, ServicesEvent } from './services.types';

type Whose = { user: User | null };
type Agreed = { owner: string };

const whose = ({ event }: { event: Whose }): Whose => ({ user: event.user });

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

/** Whether the user can manage cards: a customer, or the customer that an admin acts for. */
const isCustomer = (user: User | null): boolean =>
  user !== null && (user.impersonation !== null || !(user.admin || user.guest || user.mustChangePassword));

/**
 * Supervises every app-wide actor. An actor that fails is restarted, at most three times (own). Forwards what the
 * session reports to the actors that need it.
 */
export const servicesMachine = setup({
  types: {} as {
    context: ServicesContext;
    events: ServicesEvent;
    children: {
      session: 'session';
      logout: 'logout';
      notifications: 'notifications';
      navigation: 'navigation';
      dialogs: 'dialogs';
      botCheck: 'botCheck';
      tabs: 'tabs';
      newVersion: 'newVersion';
      fetchExpiringCards: 'fetchExpiringCards';
      expiringCards: 'expiringCards';
      fetchWhereabouts: 'fetchWhereabouts';
      whereabouts: 'whereabouts';
    };
    meta: StateMeta;
  },
  actors: {
    session: providedActor<typeof sessionMachine>('session'),
    logout: providedActor<typeof logoutMachine>('logout'),
    notifications: providedActor<typeof notificationsMachine>('notifications'),
    navigation: providedActor<typeof navigationMachine>('navigation'),
    dialogs: providedActor<typeof dialogsMachine>('dialogs'),
    botCheck: providedActor<typeof botCheckMachine>('botCheck'),
    tabs: providedActor<typeof tabsMachine>('tabs'),
    newVersion: providedActor<typeof newVersionMachine>('newVersion'),
    fetchExpiringCards: providedActor<PromiseActorLogic<null, Record<never, never>>>('fetchExpiringCards'),
    expiringCards: providedActor<typeof expiringCardsMachine>('expiringCards'),
    fetchWhereabouts: providedActor<PromiseActorLogic<null, Record<never, never>>>('fetchWhereabouts'),
    whereabouts: providedActor<typeof whereaboutsMachine>('whereabouts'),
  },
  delays: { codeTimeout: providedDelay('codeTimeout') },
  guards: {
    mayRestart: ({ context }, { source }: Failure) => (context.restarts[source] ?? 0) < 3,
    isSomebody: (_, params: Whose) => params.user !== null,
    isSameCustomer: ({ context }, { user }: Whose) => user?.uuid === context.customer && isCustomer(user),
    isCustomer: (_, { user }: Whose) => isCustomer(user),
    isAgreed: ({ context }, { user }: Whose) => user?.uuid === context.agreed && user.impersonation === null,
  },
  actions: {
    countRestart: assign(({ context }, { source }: Failure) => ({
      restarts: { ...context.restarts, [source]: (context.restarts[source] ?? 0) + 1 },
    })),
    keepCustomer: assign((_, { user }: Whose) => ({ customer: user?.uuid ?? null })),
    forgetCustomer: assign({ customer: null }),
    keepAgreed: assign((_, { owner }: Agreed) => ({ agreed: owner })),
    forgetAgreed: assign({ agreed: null }),
    readUserAgain: sendTo('session', { type: 'session.userChanged' }),
    enterTabs: sendTo('tabs', (_, params: Whose) => ({
      type: 'tabs.entered',
      account: params.user?.uuid ?? '',
    })),
    loseTabs: sendTo('tabs', { type: 'tabs.lost' }),
    reportSettled: sendParent((_: unknown, params: Whose): SessionReport => ({
      type: 'session.settled',
      user: params.user,
    })),
    reportUnknown: sendParent({ type: 'session.unknown' } satisfies SessionReport),
    logFailure: providedAction<Failure>('logFailure'),
  },
}).createMachine({
  id: 'services',
  description:
    'Run the app-wide flows. It runs every app-wide flow and restarts one that fails, until the page is closed.',
  context: { restarts: {}, customer: null, agreed: null },
  type: 'parallel',
  states: {
    session: {
      description: 'Who is signed in.',
      meta: { screen: 'any', requirement: 'S4.session.1' },
      initial: 'running',
      states: {
        running: {
          description: 'Running. After a failure it is restarted, at most three times.',
          meta: { screen: 'any', requirement: 'S4.session.1' },
          invoke: { id: 'session', systemId: 'session', src: 'session', onError: [restart, giveUp] },
          on: {
            'boot.retried': { actions: 'readUserAgain' },
            'session.settled': {
              actions: { type: 'reportSettled', params: ({ event }) => ({ user: event.user }) },
            },
            'session.unknown': { actions: 'reportUnknown' },
          },
        },
        givenUp: {
          description:
            'It failed too often: the user stays unknown until Retry is pressed on the start-up failure screen.',
          meta: { screen: 'start-up-failure', requirement: 'own' },
          entry: 'reportUnknown',
          on: { 'boot.retried': 'running' },
        },
      },
    },
    logout: {
      description: 'Logging out and ending an impersonation.',
      meta: { screen: 'any', requirement: 'S4.logout.1' },
      initial: 'running',
      states: {
        running: {
          description: 'Running. After a failure it is restarted, at most three times.',
          meta: { screen: 'any', requirement: 'S4.logout.1' },
          invoke: { id: 'logout', systemId: 'logout', src: 'logout', onError: [restart, giveUp] },
        },
        givenUp,
      },
    },
    notifications: {
      description: 'The notices on the screen.',
      meta: { screen: 'any', requirement: 'S4.notifications.1' },
      initial: 'running',
      states: {
        running: {
          description: 'Running. After a failure it is restarted, at most three times.',
          meta: { screen: 'any', requirement: 'S4.notifications.1' },
          invoke: {
            id: 'notifications',
            systemId: 'notifications',
            src: 'notifications',
            onError: [restart, giveUp],
          },
        },
        givenUp,
      },
    },
    navigation: {
      description: 'The menu, and the app events that its items trigger.',
      meta: { screen: 'any', requirement: 'S2.navigation.2' },
      initial: 'running',
      states: {
        running: {
          description: 'Running. After a failure it is restarted, at most three times.',
          meta: { screen: 'any', requirement: 'S2.navigation.2' },
          invoke: { id: 'navigation', systemId: 'navigation', src: 'navigation', onError: [restart, giveUp] },
        },
        givenUp,
      },
    },
    dialogs: {
      description: 'The dialogs that are opened by name, and their contents.',
      meta: { screen: 'any', requirement: 'S2.navigation.1' },
      initial: 'running',
      states: {
        running: {
          description: 'Running. After a failure it is restarted, at most three times.',
          meta: { screen: 'any', requirement: 'S2.navigation.1' },
          invoke: { id: 'dialogs', systemId: 'dialogs', src: 'dialogs', onError: [restart, giveUp] },
        },
        givenUp,
      },
    },
    botCheck: {
      description: 'The bot check of the forms.',
      meta: { screen: 'any', requirement: 'S7.calls.1' },
      initial: 'running',
      states: {
        running: {
          description: 'Running. After a failure it is restarted, at most three times.',
          meta: { screen: 'any', requirement: 'S7.calls.1' },
          invoke: { id: 'botCheck', systemId: 'botCheck', src: 'botCheck', onError: [restart, giveUp] },
        },
        givenUp,
      },
    },
    tabs: {
      description: 'The messages between the tabs of one browser.',
      meta: { screen: 'any', requirement: 'D3.13' },
      initial: 'running',
      states: {
        running: {
          description: 'Running. After a failure it is restarted, at most three times.',
          meta: { screen: 'any', requirement: 'D3.13' },
          invoke: { id: 'tabs', systemId: 'tabs', src: 'tabs', onError: [restart, giveUp] },
          on: {
            'session.settled': [
              {
                guard: { type: 'isSomebody', params: ({ event }) => ({ user: event.user }) },
                actions: { type: 'enterTabs', params: ({ event }) => ({ user: event.user }) },
              },
              { actions: 'loseTabs' },
            ],
          },
        },
        givenUp,
      },
    },
    newVersion: {
      description: 'Whether the server runs a newer version than this page.',
      meta: { screen: 'any', requirement: 'S4.session.3' },
      initial: 'running',
      states: {
        running: {
          description: 'Running. After a failure it is restarted, at most three times.',
          meta: { screen: 'any', requirement: 'S4.session.3' },
          invoke: { id: 'newVersion', systemId: 'newVersion', src: 'newVersion', onError: [restart, giveUp] },
        },
        givenUp,
      },
    },
    expiringCards: {
      description: 'Whether one of the customer’s cards has expired or will expire soon.',
      meta: { screen: 'any', requirement: 'S4.expiringCardCheck.1' },
      initial: 'unneeded',
      states: {
        unneeded: {
          description:
            'No one with cards is signed in. Guests have none, nor do admins who act for no one, and a customer who must change their password can do nothing else.',
          meta: { screen: 'any', requirement: 'D7.2' },
          on: {
            'session.settled': [
              {
                guard: { type: 'isCustomer', params: whose },
                target: 'fetching',
                actions: { type: 'keepCustomer', params: whose },
              },
              { description: 'Still no customer.' },
            ],
          },
        },
        fetching: {
          description:
            'A customer is signed in, or an admin acts for one: the code of the check is loading. After a failure it is requested again, at most three times.',
          meta: { screen: 'any', requirement: 'S4.expiringCardCheck.1' },
          invoke: {
            id: 'fetchExpiringCards',
            src: 'fetchExpiringCards',
            input: {},
            onDone: 'running',
            onError: [
              {
                guard: { type: 'mayRestart', params: failureOf },
                target: 'fetching',
                reenter: true,
                actions: [
                  { type: 'logFailure', params: failureOf },
                  { type: 'countRestart', params: failureOf },
                ],
              },
              giveUp,
            ],
          },
          on: {
            'session.settled': [
              {
                guard: { type: 'isCustomer', params: whose },
                actions: { type: 'keepCustomer', params: whose },
              },
              { target: 'unneeded', actions: 'forgetCustomer' },
            ],
          },
        },
        running: {
          description: 'Checks the customer’s cards. After a failure it is restarted, at most three times.',
          meta: { screen: 'any', requirement: 'S4.expiringCardCheck.1' },
          invoke: {
            id: 'expiringCards',
            systemId: 'expiringCards',
            src: 'expiringCards',
            input: ({ context }) => ({ customer: context.customer ?? '' }),
            onError: [restart, giveUp],
          },
          on: {
            'session.settled': [
              { guard: { type: 'isSameCustomer', params: whose }, description: 'Still the same customer.' },
              {
                guard: { type: 'isCustomer', params: whose },
                target: 'running',
                reenter: true,
                actions: { type: 'keepCustomer', params: whose },
              },
              { target: 'unneeded', actions: 'forgetCustomer' },
            ],
          },
        },
        givenUp: { ...givenUp, entry: 'forgetCustomer' },
      },
    },
    whereabouts: {
      description: 'Whether the customer lets support see where they are in the app.',
      meta: { screen: 'any', requirement: 'D2.extensionGroups.support' },
      initial: 'hidden',
      states: {
        hidden: {
          description: 'Nobody has agreed.',
          meta: { screen: 'any', requirement: 'D2.extensionGroups.support' },
          entry: 'forgetAgreed',
          on: {
            'whereabouts.agreed': {
              target: 'fetching',
              actions: { type: 'keepAgreed', params: ({ event }) => ({ owner: event.owner }) },
            },
          },
        },
        fetching: {
          description:
            'The customer has agreed: the code is loading. If it takes too long, they can agree again.',
          meta: { screen: 'any', requirement: 'D2.extensionGroups.support' },
          invoke: {
            id: 'fetchWhereabouts',
            src: 'fetchWhereabouts',
            input: {},
            onDone: 'running',
            onError: { target: 'hidden', actions: { type: 'logFailure', params: failureOf } },
          },
          after: { codeTimeout: 'hidden' },
          on: {
            'session.settled': [
              { guard: { type: 'isAgreed', params: whose }, description: 'Still the same customer.' },
              'hidden',
            ],
          },
        },
        running: {
          description: 'Support can see it until the customer stops it, or half an hour has passed.',
          meta: { screen: 'any', requirement: 'D2.extensionGroups.support' },
          invoke: {
            id: 'whereabouts',
            systemId: 'whereabouts',
            src: 'whereabouts',
            input: ({ context }) => ({ owner: context.agreed ?? '' }),
            onDone: 'hidden',
            onError: { target: 'hidden', actions: { type: 'logFailure', params: failureOf } },
          },
          on: {
            'session.settled': [
              { guard: { type: 'isAgreed', params: whose }, description: 'Still the same customer.' },
              'hidden',
            ],
          },
        },
      },
    },
  },
});
