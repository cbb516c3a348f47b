import { assign, emit, setup, type PromiseActorLogic } from 'xstate';
import { providedAction, providedActor, providedDelay } from '../../placeholder';
import type { StateMeta } from '../../state.types';
import type {
  LogoutAnswer,
  LogoutContext,
  LogoutEmitted,
  LogoutEvent,
  LogoutRole,
  LogoutTag,
} from './logout.types';

/**
 * Logs out, or ends an impersonation (S4.logout.2, S4.logout.3, D3.10). Further requests during that time are ignored
 * (S4.logout.1).
 */
export const logoutMachine = setup({
  types: {} as {
    context: LogoutContext;
    events: LogoutEvent;
    emitted: LogoutEmitted;
    children: { endSession: 'endSession'; endImpersonation: 'endImpersonation' };
    tags: LogoutTag;
    meta: StateMeta;
  },
  actors: {
    endSession: providedActor<PromiseActorLogic<LogoutAnswer, Record<never, never>>>('endSession'),
    endImpersonation: providedActor<PromiseActorLogic<null, Record<never, never>>>('endImpersonation'),
  },
  delays: {
    impersonationFlagReset: providedDelay('impersonationFlagReset'),
  },
  guards: {
    isImpersonating: (_, params: { role: LogoutRole }) => params.role === 'impersonatingAdmin',
    hasTarget: ({ context }) => context.target !== null,
    isAdmin: ({ context }) => context.role === 'admin',
  },
  actions: {
    keepRequest: assign((_, params: LogoutContext) => params),
    clearUser: providedAction('clearUser'),
    clearNavigation: providedAction('clearNavigation'),
    clearCards: providedAction('clearCards'),
    clearCardAccounts: providedAction('clearCardAccounts'),
    clearAccounts: providedAction('clearAccounts'),
    clearSubscriptions: providedAction('clearSubscriptions'),
    clearReceipts: providedAction('clearReceipts'),
    clearDrafts: providedAction('clearDrafts'),
    clearPaymentSecrets: providedAction('clearPaymentSecrets'),
    clearNotices: providedAction('clearNotices'),
    readUserAgain: providedAction('readUserAgain'),
    notifyOtherTabs: providedAction('notifyOtherTabs'),
    keepTarget: assign((_, params: { target: string | null }) => ({ target: params.target })),
    emitCompleted: emit(({ context }) => ({ type: 'logout.completed', target: context.target ?? '/' })),
    emitImpersonationEnded: emit({ type: 'impersonation.ended', target: '/customers' }),
  },
}).createMachine({
  id: 'logout',
  description:
    'Sign out. It ends the session or an impersonation, and is over when the data of that person is cleared.',
  context: { role: 'customer', target: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'No logout is in progress.',
      meta: { screen: 'any', requirement: 'S4.logout.1' },
      on: {
        'logout.requested': [
          {
            guard: { type: 'isImpersonating', params: ({ event }) => ({ role: event.role }) },
            target: 'endingImpersonation',
          },
          {
            target: 'loggingOut',
            actions: {
              type: 'keepRequest',
              params: ({ event }) => ({ role: event.role, target: event.target }),
            },
          },
        ],
      },
    },
    endingImpersonation: {
      description:
        'The admin stops acting for the customer. If that fails, an error is shown and nothing changes.',
      meta: { screen: 'any', requirement: 'S4.logout.2' },
      tags: ['busy'],
      invoke: {
        id: 'endImpersonation',
        src: 'endImpersonation',
        input: {},
        onDone: 'impersonationEnded',
        onError: 'idle',
      },
    },
    impersonationEnded: {
      description:
        'The app returns to the customers page. The lock stays on for a moment, so that the same press cannot log out the admin too.',
      meta: { screen: 'any', requirement: 'S4.logout.2' },
      tags: ['busy'],
      entry: [
        'clearNavigation',
        'clearCards',
        'clearCardAccounts',
        'clearAccounts',
        'clearSubscriptions',
        'clearReceipts',
        'clearDrafts',
        'clearPaymentSecrets',
        'clearNotices',
        'readUserAgain',
        'emitImpersonationEnded',
      ],
      after: { impersonationFlagReset: 'idle' },
    },
    loggingOut: {
      description:
        'The server ends the session. If that fails, an error is shown and the person stays signed in.',
      meta: { screen: 'any', requirement: 'S4.logout.3' },
      tags: ['busy'],
      invoke: {
        id: 'endSession',
        src: 'endSession',
        input: {},
        onDone: [
          { guard: 'hasTarget', target: 'loggedOut' },
          {
            guard: 'isAdmin',
            target: 'loggedOut',
            actions: { type: 'keepTarget', params: { target: '/admin/login' } },
          },
          {
            target: 'loggedOut',
            actions: { type: 'keepTarget', params: ({ event }) => ({ target: event.output.location }) },
          },
        ],
        onError: 'idle',
      },
    },
    loggedOut: {
      description: 'All data of the person is cleared.',
      meta: { screen: 'any', requirement: 'S4.logout.3' },
      entry: [
        'clearNavigation',
        'clearCards',
        'clearCardAccounts',
        'clearAccounts',
        'clearSubscriptions',
        'clearReceipts',
        'clearDrafts',
        'clearPaymentSecrets',
        'clearNotices',
        'notifyOtherTabs',
        'clearUser',
        'emitCompleted',
      ],
      always: 'idle',
    },
  },
});
