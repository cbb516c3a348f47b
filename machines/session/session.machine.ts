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
    children: { readUser: 'readUser'; recheckUser: 'readUser' };
    meta: StateMeta;
  },
  actors: {
    readUser: provided<PromiseActorLogic<SessionReading, Record<never, never>>>('readUser'),
  },
  guards: {
    isSomebody: (_, params: Reading) => params.user !== null,
    isSamePerson: ({ context }, params: Reading) =>
      params.user !== null && params.user.uuid === context.user?.uuid,
  },
  actions: {
    keepUser: assign((_, params: Reading) => ({ user: params.user })),
    forgetUser: assign({ user: null, landing: null }),
    keepLanding: assign((_, params: { location: string | null }) => ({ landing: params.location })),
    emitChanged: emit({ type: 'session.changed' }),
    emitLost: emit(({ context }) => ({
      type: 'session.lost',
      admin: context.user !== null && (context.user.admin || context.user.impersonation !== null),
    })),
    reportSettled: sendParent(({ context }: { context: SessionContext }): SessionReport => ({
      type: 'session.settled',
      user: context.user,
    })),
    reportUnknown: sendParent({ type: 'session.unknown' } satisfies SessionReport),
    clearCustomerData: () => {
      throw new Error('clearCustomerData must be provided');
    },
  },
}).createMachine({
  id: 'session',
  context: { user: null, landing: null },
  initial: 'checking',
  on: {
    'session.loginSucceeded': {
      target: '.checking',
      reenter: true,
      actions: { type: 'keepLanding', params: ({ event }) => ({ location: event.location }) },
    },
    'session.userChanged': { target: '.checking', reenter: true },
    'session.ended': { target: '.signedOut', reenter: true, actions: 'forgetUser' },
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
            guard: { type: 'isSomebody', params: ({ event }) => ({ user: event.output.user }) },
            target: 'signedIn',
            actions: { type: 'keepUser', params: ({ event }) => ({ user: event.output.user }) },
          },
          { target: 'signedOut', actions: 'forgetUser' },
        ],
        onError: 'unknown',
      },
      on: { unauthorized: {} },
    },
    signedIn: {
      description: 'Somebody is signed in: a customer, a guest, an admin, or an admin acting for a customer.',
      meta: { screen: 'any', requirement: 'S4.session.1' },
      tags: ['settled'],
      entry: ['reportSettled', 'emitChanged'],
      on: { unauthorized: 'rechecking' },
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
              { type: 'keepUser', params: ({ event }) => ({ user: event.output.user }) },
            ],
          },
          { target: 'signedOut', actions: ['clearCustomerData', 'emitLost', 'forgetUser'] },
        ],
        onError: { target: 'signedOut', actions: ['clearCustomerData', 'emitLost', 'forgetUser'] },
      },
      on: { unauthorized: {} },
    },
    signedOut: {
      description: 'Nobody is signed in.',
      meta: { screen: 'login', requirement: 'S2.guardsAndStartUp.1' },
      tags: ['settled'],
      entry: ['reportSettled', 'emitChanged'],
      on: { unauthorized: {} },
    },
    unknown: {
      description: 'The server could not say who this is. The start-up screen offers Retry.',
      meta: { screen: 'start-up-failure', requirement: 'D2.4' },
      entry: ['reportUnknown', 'emitChanged'],
      on: { unauthorized: {} },
    },
  },
});
