import {
  assign,
  emit,
  fromCallback,
  sendParent,
  setup,
  type AnyActorLogic,
  type PromiseActorLogic,
} from 'xstate';
import type { User } from '../../src/domain/entities';
import type { StateMeta } from '../state.types';
import type {
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionReading,
  SessionReport,
  SessionTag,
} from './session.types';

const provided = <T extends AnyActorLogic>(name: string) =>
  fromCallback(() => {
    throw new Error(`${name} must be provided`);
  }) as unknown as T;

const unprovided = (name: string) => (): never => {
  throw new Error(`${name} must be provided`);
};

type Reading = { user: User | null };

/**
 * Who is signed in (specification, section 4 "Session"; decisions, sections 2 and 3).
 * However many answers say 401, there is one re-check.
 */
export const sessionMachine = setup({
  types: {} as {
    context: SessionContext;
    events: SessionEvent;
    emitted: SessionEmitted;
    tags: SessionTag;
    children: {
      readUser: 'readUser';
      recheckUser: 'readUser';
      refreshUser: 'readUser';
      readAgain: 'readUser';
      lookForInput: 'lookForInput';
    };
    meta: StateMeta;
  },
  actors: {
    readUser: provided<PromiseActorLogic<SessionReading, Record<never, never>>>('readUser'),
    lookForInput:
      provided<PromiseActorLogic<{ readonly found: boolean }, Record<never, never>>>('lookForInput'),
  },
  delays: { userRefresh: unprovided('userRefresh') },
  guards: {
    isSomebody: (_, params: Reading) => params.user !== null,
    isAnother: ({ context }, params: Reading) =>
      params.user !== null && context.user !== null && params.user.uuid !== context.user.uuid,
    isSamePerson: ({ context }, params: Reading) =>
      params.user !== null && params.user.uuid === context.user?.uuid,
    isAbsentPerson: ({ context }, params: Reading) => params.user?.uuid === context.absent,
    isOrdinaryCustomer: ({ context }) =>
      context.user !== null && !context.user.admin && context.user.impersonation === null,
    isPaying: (_, params: { paying: boolean }) => params.paying,
    hasFound: (_, params: { found: boolean }) => params.found,
  },
  actions: {
    keepUser: assign((_, params: Reading) => ({ user: params.user, absent: null })),
    forgetUser: assign({ user: null, absent: null, landing: null }),
    keepAbsent: assign(({ context }) => ({ absent: context.user?.uuid ?? null, user: null, landing: null })),
    keepLanding: assign((_, params: { location: string | null }) => ({ landing: params.location })),
    clearMustChange: assign(({ context }) => ({
      user: context.user && { ...context.user, mustChangePassword: false },
    })),
    emitChanged: emit({ type: 'session.changed' }),
    emitRecovered: emit({ type: 'session.recovered' }),
    emitLost: emit(({ context }) => ({
      type: 'session.lost',
      admin: context.user !== null && (context.user.admin || context.user.impersonation !== null),
    })),
    reportSettled: sendParent(({ context }: { context: SessionContext }): SessionReport => ({
      type: 'session.settled',
      user: context.user,
    })),
    reportUnknown: sendParent({ type: 'session.unknown' } satisfies SessionReport),
    clearCustomerData: unprovided('clearCustomerData'),
    clearDrafts: unprovided('clearDrafts'),
  },
}).createMachine({
  id: 'session',
  context: { user: null, absent: null, landing: null },
  initial: 'checking',
  on: {
    'session.loginSucceeded': {
      target: '.checking',
      reenter: true,
      actions: { type: 'keepLanding', params: ({ event }) => ({ location: event.location }) },
    },
    'session.userChanged': { target: '.checking', reenter: true },
    'session.questioned': { target: '.checking', reenter: true },
    'session.replaced': {
      target: '.checking',
      reenter: true,
      actions: ['clearCustomerData', 'clearDrafts', 'forgetUser'],
    },
    'session.ended': { target: '.signedOut', reenter: true, actions: 'forgetUser' },
    'session.endedElsewhere': {
      target: '.signedOut',
      reenter: true,
      actions: ['clearCustomerData', 'clearDrafts', 'emitLost', 'forgetUser'],
    },
    unauthorized: {},
    'session.visited': {},
    'session.abandoned': {},
    'password.changed': {},
  },
  states: {
    checking: {
      description: 'The server is asked who this is. Navigation waits.',
      meta: { screen: 'loading', requirement: 'S2.guardsAndStartUp.4' },
      tags: ['busy'],
      invoke: {
        id: 'readUser',
        src: 'readUser',
        input: {},
        onDone: [
          {
            guard: { type: 'isAnother', params: ({ event }) => ({ user: event.output.user }) },
            target: 'signedIn',
            actions: [
              'clearCustomerData',
              'clearDrafts',
              { type: 'keepUser', params: ({ event }) => ({ user: event.output.user }) },
            ],
          },
          {
            guard: { type: 'isSomebody', params: ({ event }) => ({ user: event.output.user }) },
            target: 'signedIn',
            actions: { type: 'keepUser', params: ({ event }) => ({ user: event.output.user }) },
          },
          { target: 'signedOut', actions: 'forgetUser' },
        ],
        onError: 'unknown',
      },
    },
    signedIn: {
      description: 'Somebody is signed in: a customer, a guest, an admin, or an admin acting for a customer.',
      meta: { screen: 'any', requirement: 'S4.session.1' },
      tags: ['settled'],
      initial: 'recent',
      entry: ['reportSettled', 'emitChanged'],
      on: {
        unauthorized: 'rechecking',
        'session.questioned': 'refreshing',
        'password.changed': { target: '.due', actions: ['clearMustChange', 'emitChanged'] },
      },
      states: {
        recent: {
          description: 'What is known of the user is young enough.',
          meta: { screen: 'any', requirement: 'S4.dataFreshness.1' },
          after: { userRefresh: 'due' },
        },
        due: {
          description:
            'What is known is older than 30 minutes: the next navigation, or return to the window, reads it again, unless a payment is under way.',
          meta: { screen: 'any', requirement: 'D3.9' },
          on: {
            'session.visited': [
              { guard: { type: 'isPaying', params: ({ event }) => ({ paying: event.paying }) } },
              { target: '#session.refreshing' },
            ],
          },
        },
      },
    },
    refreshing: {
      description:
        'The user is read again: known for 30 minutes, or perhaps another one since a form of an older page. Navigation waits.',
      meta: { screen: 'any', requirement: 'S2.guardsAndStartUp.5' },
      tags: ['busy'],
      invoke: {
        id: 'refreshUser',
        src: 'readUser',
        input: {},
        onDone: [
          {
            guard: { type: 'isSamePerson', params: ({ event }) => ({ user: event.output.user }) },
            target: 'signedIn',
            actions: { type: 'keepUser', params: ({ event }) => ({ user: event.output.user }) },
          },
          {
            guard: { type: 'isSomebody', params: ({ event }) => ({ user: event.output.user }) },
            target: 'signedIn',
            actions: [
              'clearCustomerData',
              'clearDrafts',
              { type: 'keepUser', params: ({ event }) => ({ user: event.output.user }) },
            ],
          },
          { guard: 'isOrdinaryCustomer', target: 'losing' },
          { target: 'signedOut', actions: ['clearCustomerData', 'clearDrafts', 'emitLost', 'forgetUser'] },
        ],
        onError: '#session.signedIn.due',
      },
    },
    rechecking: {
      description: 'An answer said 401 while somebody was signed in: the session is checked once.',
      meta: { screen: 'any', requirement: 'S4.session.1' },
      tags: ['busy'],
      invoke: {
        id: 'recheckUser',
        src: 'readUser',
        input: {},
        onDone: [
          {
            guard: { type: 'isSamePerson', params: ({ event }) => ({ user: event.output.user }) },
            target: 'signedIn',
            actions: { type: 'keepUser', params: ({ event }) => ({ user: event.output.user }) },
          },
          {
            guard: { type: 'isSomebody', params: ({ event }) => ({ user: event.output.user }) },
            target: 'signedIn',
            actions: [
              'clearCustomerData',
              'clearDrafts',
              { type: 'keepUser', params: ({ event }) => ({ user: event.output.user }) },
            ],
          },
          { guard: 'isOrdinaryCustomer', target: 'losing' },
          { target: 'signedOut', actions: ['clearCustomerData', 'clearDrafts', 'emitLost', 'forgetUser'] },
        ],
        onError: [
          { guard: 'isOrdinaryCustomer', target: 'losing' },
          { target: 'signedOut', actions: ['clearCustomerData', 'clearDrafts', 'emitLost', 'forgetUser'] },
        ],
      },
    },
    losing: {
      description:
        'A customer’s session is over, and their data are forgotten. Has anything been typed that is not sent yet?',
      meta: { screen: 'any', requirement: 'D3.8' },
      tags: ['busy'],
      entry: 'clearCustomerData',
      invoke: {
        id: 'lookForInput',
        src: 'lookForInput',
        input: {},
        onDone: [
          {
            guard: { type: 'hasFound', params: ({ event }) => ({ found: event.output.found }) },
            target: 'signingInAgain',
            actions: 'keepAbsent',
          },
          { target: 'signedOut', actions: ['clearDrafts', 'emitLost', 'forgetUser'] },
        ],
        onError: { target: 'signedOut', actions: ['clearDrafts', 'emitLost', 'forgetUser'] },
      },
    },
    signingInAgain: {
      description:
        'The session was lost over unsaved input. The customer’s data are forgotten; a dialog over the screen signs in again in place, or leads to the login page.',
      meta: { screen: 'sign-in-again', requirement: 'D3.8' },
      tags: ['settled'],
      entry: 'reportSettled',
      on: {
        'session.loginSucceeded': 'checkingAgain',
        'session.replaced': 'checkingAgain',
        'session.questioned': 'checkingAgain',
        'session.endedElsewhere': {},
        'session.ended': { target: 'signedOut', actions: ['clearDrafts', 'forgetUser'] },
        'session.abandoned': { target: 'signedOut', actions: ['clearDrafts', 'emitLost', 'forgetUser'] },
      },
    },
    checkingAgain: {
      description: 'Somebody signed in in place: is it the person whose input stands there?',
      meta: { screen: 'sign-in-again', requirement: 'D3.8' },
      tags: ['busy'],
      invoke: {
        id: 'readAgain',
        src: 'readUser',
        input: {},
        onDone: [
          {
            guard: { type: 'isAbsentPerson', params: ({ event }) => ({ user: event.output.user }) },
            target: 'signedIn',
            actions: [
              { type: 'keepUser', params: ({ event }) => ({ user: event.output.user }) },
              'emitRecovered',
            ],
          },
          {
            guard: { type: 'isSomebody', params: ({ event }) => ({ user: event.output.user }) },
            target: 'signedIn',
            actions: [
              'clearDrafts',
              { type: 'keepUser', params: ({ event }) => ({ user: event.output.user }) },
            ],
          },
          { target: 'signingInAgain' },
        ],
        onError: 'signingInAgain',
      },
    },
    signedOut: {
      description: 'Nobody is signed in.',
      meta: { screen: 'login', requirement: 'S2.guardsAndStartUp.1' },
      tags: ['settled'],
      entry: ['reportSettled', 'emitChanged'],
      on: { 'session.endedElsewhere': {} },
    },
    unknown: {
      description: 'The server could not say who this is. The start-up screen offers Retry.',
      meta: { screen: 'start-up-failure', requirement: 'D2.4' },
      entry: ['reportUnknown', 'emitChanged'],
    },
  },
});
