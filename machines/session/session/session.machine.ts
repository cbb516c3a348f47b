import { assign, emit, sendParent, setup, type PromiseActorLogic } from 'xstate';
import { providedAction, providedActor, providedDelay, providedGuard } from '../../placeholder';
import type { User } from '../../../src/domain/entities';
import type { RefusalMeta, StateMeta } from '../../state.types';
import type {
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionReading,
  SessionReport,
  SessionTag,
} from './session.types';

type Reading = { user: User | null };
type Kept = Reading & { at: number };
type Loaded = { owner: string | null; count: number };

const kept = ({ event }: { event: { output: SessionReading } }): Kept => event.output;
const loaded = ({ event: { owner, count } }: { event: Loaded }): Loaded => ({ owner, count });

/**
 * Who is signed in (S4.session.1, D2.4, D3.7, D3.8). Any number of 401 responses causes a single re-check (D2.22).
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
    transitionMeta: RefusalMeta;
  },
  actors: {
    readUser: providedActor<PromiseActorLogic<SessionReading, Record<never, never>>>('readUser'),
    lookForInput:
      providedActor<PromiseActorLogic<{ readonly found: boolean }, Record<never, never>>>('lookForInput'),
  },
  delays: { userRefresh: providedDelay('userRefresh'), lossTimeout: providedDelay('lossTimeout') },
  guards: {
    isSomebody: (_, params: Reading) => params.user !== null,
    isAnother: ({ context }, params: Reading) =>
      params.user !== null && context.user !== null && params.user.uuid !== context.user.uuid,
    isSamePerson: ({ context }, params: Reading) =>
      params.user !== null && params.user.uuid === context.user?.uuid,
    isReauthenticatedPerson: ({ context }, params: Reading) => params.user?.uuid === context.reauthenticating,
    wasSomebody: ({ context }) => context.user !== null,
    isOrdinaryCustomer: ({ context }) =>
      context.user !== null &&
      !context.user.admin &&
      !context.user.guest &&
      context.user.impersonation === null,
    isOld: providedGuard<{ at: number; readAt: number }>('isOld'),
    isPaying: (_, params: { paying: boolean }) => params.paying,
    mayOnlyLook: ({ context }) => context.user?.impersonation?.lookOnly === true,
    hasNoPremiumLeft: ({ context: { user } }, { owner, count }: Loaded) =>
      user !== null && user.premium && user.uuid === owner && count === 0,
    isOfUser: ({ context }, { owner }: Loaded) => context.user !== null && context.user.uuid === owner,
    hasFound: (_, params: { found: boolean }) => params.found,
  },
  actions: {
    keepUser: assign((_, params: Kept) => ({ user: params.user, readAt: params.at, reauthenticating: null })),
    forgetUser: assign({ user: null, reauthenticating: null, landing: null, premiumless: null }),
    keepAbsent: assign(({ context }) => ({
      reauthenticating: context.user?.uuid ?? null,
      user: null,
      landing: null,
      premiumless: null,
    })),
    keepLanding: assign((_, params: { location: string | null }) => ({ landing: params.location })),
    clearMustChange: assign(({ context }) => ({
      user: context.user && { ...context.user, mustChangePassword: false },
    })),
    clearPremium: assign(({ context }) => ({ user: context.user && { ...context.user, premium: false } })),
    keepLoaded: assign((_, { owner, count }: Loaded) => ({ premiumless: count === 0 ? owner : null })),
    applyLoaded: assign(({ context: { user, premiumless } }) => ({
      user: user !== null && user.uuid === premiumless ? { ...user, premium: false } : user,
      premiumless: null,
    })),
    emitChanged: emit({ type: 'session.changed' }),
    emitWriteRefused: emit({ type: 'write.refused' }),
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
    clearCustomerData: providedAction('clearCustomerData'),
    clearDrafts: providedAction('clearDrafts'),
    claimDrafts: providedAction<{ owner: string | null }>('claimDrafts'),
  },
}).createMachine({
  id: 'session',
  description:
    'Who is signed in. It checks the session, rechecks it after a 401 and offers to sign in again, until the page is closed.',
  context: { user: null, reauthenticating: null, landing: null, readAt: 0, premiumless: null },
  initial: 'checking',
  on: {
    'session.loginSucceeded': {
      target: '.checking',
      actions: { type: 'keepLanding', params: ({ event }) => ({ location: event.location }) },
    },
    'session.userChanged': { target: '.checking' },
    'session.recheckRequested': { target: '.checking' },
    'session.replaced': {
      target: '.checking',
      actions: ['clearCustomerData', 'clearDrafts', 'forgetUser'],
    },
    'session.ended': { target: '.signedOut', actions: 'forgetUser' },
    'session.endedElsewhere': {
      target: '.signedOut',
      actions: ['clearCustomerData', 'clearDrafts', 'emitLost', 'forgetUser'],
    },
    // Before each write the client asks `can` about this event. If the answer is true, the session refuses the write:
    // the client sends this event instead of the write, and the banner reports the refusal.
    'write.tried': [
      { guard: 'mayOnlyLook', actions: 'emitWriteRefused', meta: { refusal: 'lookOnly' } },
      { description: 'The client sends the write.' },
    ],
    'subscriptions.loaded': [
      {
        guard: { type: 'isOfUser', params: loaded },
        actions: { type: 'keepLoaded', params: loaded },
      },
      { description: 'They belong to somebody else.' },
    ],
  },
  states: {
    checking: {
      description: 'The server is asked who is signed in. Navigation waits.',
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
            actions: ['clearCustomerData', 'clearDrafts', { type: 'keepUser', params: kept }],
          },
          {
            guard: { type: 'isSomebody', params: ({ event }) => ({ user: event.output.user }) },
            target: 'signedIn',
            actions: { type: 'keepUser', params: kept },
          },
          {
            guard: 'wasSomebody',
            target: 'signedOut',
            actions: ['clearCustomerData', 'clearDrafts', 'forgetUser'],
          },
          { target: 'signedOut', actions: 'forgetUser' },
        ],
        onError: 'unknown',
      },
    },
    signedIn: {
      description: 'Someone is signed in: a customer, a guest, an admin, or an admin acting for a customer.',
      meta: { screen: 'any', requirement: 'S4.session.1' },
      tags: ['settled'],
      initial: 'recent',
      entry: [
        'applyLoaded',
        { type: 'claimDrafts', params: ({ context }) => ({ owner: context.user?.uuid ?? null }) },
        'reportSettled',
        'emitChanged',
      ],
      on: {
        unauthorized: 'rechecking',
        'session.recheckRequested': 'refreshing',
        'session.stale': '.due',
        'password.changed': { target: '.due', actions: ['clearMustChange', 'emitChanged'] },
        'subscriptions.loaded': [
          {
            guard: { type: 'hasNoPremiumLeft', params: loaded },
            actions: ['clearPremium', 'emitChanged'],
          },
          { description: 'There is still Premium.' },
        ],
      },
      states: {
        recent: {
          description:
            'The user data is recent. Navigation and return to the window check its age too, because the timer may have stopped while the computer slept.',
          meta: { screen: 'any', requirement: 'S4.dataFreshness.1' },
          after: { userRefresh: 'due' },
          on: {
            'session.visited': [
              {
                guard: { type: 'isPaying', params: ({ event }) => ({ paying: event.paying }) },
                description: 'Nothing interrupts a payment.',
              },
              {
                guard: {
                  type: 'isOld',
                  params: ({ context, event }) => ({ at: event.at, readAt: context.readAt }),
                },
                target: '#session.refreshing',
              },
              { description: 'The user data is recent.' },
            ],
          },
        },
        due: {
          description:
            'The user data is older than 30 minutes. The next navigation or return to the window reads it again, unless a payment is in progress.',
          meta: { screen: 'any', requirement: 'D3.9' },
          on: {
            'session.visited': [
              {
                guard: { type: 'isPaying', params: ({ event }) => ({ paying: event.paying }) },
                description: 'Nothing interrupts a payment.',
              },
              { target: '#session.refreshing' },
            ],
          },
        },
      },
    },
    refreshing: {
      description:
        'The user is read again, after 30 minutes or because a form of an older page may have changed who is signed in. Navigation waits.',
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
            actions: { type: 'keepUser', params: kept },
          },
          {
            guard: { type: 'isSomebody', params: ({ event }) => ({ user: event.output.user }) },
            target: 'signedIn',
            actions: ['clearCustomerData', 'clearDrafts', { type: 'keepUser', params: kept }],
          },
          { guard: 'isOrdinaryCustomer', target: 'losing' },
          { target: 'signedOut', actions: ['clearCustomerData', 'clearDrafts', 'emitLost', 'forgetUser'] },
        ],
        onError: '#session.signedIn.due',
      },
    },
    rechecking: {
      description: 'A response had status 401 while someone was signed in. The session is checked once.',
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
            actions: { type: 'keepUser', params: kept },
          },
          {
            guard: { type: 'isSomebody', params: ({ event }) => ({ user: event.output.user }) },
            target: 'signedIn',
            actions: ['clearCustomerData', 'clearDrafts', { type: 'keepUser', params: kept }],
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
        'A customer’s session has ended, and their data is cleared. Checks whether there is unsaved input.',
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
      after: {
        lossTimeout: { target: 'signedOut', actions: ['clearDrafts', 'emitLost', 'forgetUser'] },
      },
    },
    signingInAgain: {
      description:
        'The session ended while there was unsaved input. The customer’s data is cleared; a dialog over the screen lets them sign in again there, or leads to the login page.',
      meta: { screen: 'sign-in-again', requirement: 'D3.8' },
      tags: ['settled'],
      initial: 'waiting',
      on: {
        'session.loginSucceeded': 'checkingAgain',
        'session.confirmed': 'checkingAgain',
        'session.replaced': 'checkingAgain',
        'session.recheckRequested': 'checkingAgain',
        'session.ended': { target: 'signedOut', actions: ['clearDrafts', 'forgetUser'] },
        'session.abandoned': { target: 'signedOut', actions: ['clearDrafts', 'emitLost', 'forgetUser'] },
      },
      states: {
        waiting: {
          description: 'The person fills in the form of the dialog.',
          meta: { screen: 'sign-in-again', requirement: 'D3.8' },
        },
        noResponse: {
          description:
            'Someone signed in, but no response says who. The form shows this and can be sent again.',
          meta: { screen: 'sign-in-again', requirement: 'S8.networkFailure' },
        },
      },
    },
    checkingAgain: {
      description:
        'Someone signed in in the dialog. Checks whether it is the person whose input is on the screen.',
      meta: { screen: 'sign-in-again', requirement: 'D3.8' },
      tags: ['busy'],
      invoke: {
        id: 'readAgain',
        src: 'readUser',
        input: {},
        onDone: [
          {
            guard: { type: 'isReauthenticatedPerson', params: ({ event }) => ({ user: event.output.user }) },
            target: 'signedIn',
            actions: [{ type: 'keepUser', params: kept }, 'emitRecovered'],
          },
          {
            guard: { type: 'isSomebody', params: ({ event }) => ({ user: event.output.user }) },
            target: 'signedIn',
            actions: ['clearDrafts', { type: 'keepUser', params: kept }],
          },
          { target: 'signingInAgain' },
        ],
        onError: '#session.signingInAgain.noResponse',
      },
      on: {
        'session.loginSucceeded': { target: 'checkingAgain', reenter: true },
        'session.replaced': { target: 'checkingAgain', reenter: true },
        'session.recheckRequested': { target: 'checkingAgain', reenter: true },
        'session.ended': { target: 'checking', actions: ['clearDrafts', 'forgetUser'] },
        'session.abandoned': { target: 'signedOut', actions: ['clearDrafts', 'emitLost', 'forgetUser'] },
      },
    },
    signedOut: {
      description: 'No one is signed in.',
      meta: { screen: 'login', requirement: 'S2.guardsAndStartUp.1' },
      tags: ['settled'],
      entry: [
        { type: 'claimDrafts', params: ({ context }) => ({ owner: context.user?.uuid ?? null }) },
        'reportSettled',
        'emitChanged',
      ],
      on: {
        // Nothing changes for somebody who is signed out.
        'session.endedElsewhere': {},
        'session.replaced': 'checking',
      },
    },
    unknown: {
      description: 'The server could not say who is signed in. The start-up screen offers Retry.',
      meta: { screen: 'start-up-failure', requirement: 'D2.4' },
      entry: ['reportUnknown', 'emitChanged'],
    },
  },
});
