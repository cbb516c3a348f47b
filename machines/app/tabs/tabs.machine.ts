import { assign, setup, type CallbackActorLogic } from 'xstate';
import { providedAction, providedActor } from '../../placeholder';
import type { StateMeta } from '../../state.types';
import type { TabsContext, TabsEvent } from './tabs.types';

type Said = { account: string | null };
type Heard = Said & { registering: boolean };

/**
 * Tabs of one browser share a session and agree on its user (D3.13): login and logout spread to the other tabs. A tab
 * never repeats a message from another tab, so messages cannot loop.
 */
export const tabsMachine = setup({
  types: {} as {
    context: TabsContext;
    events: TabsEvent;
    children: { otherTabs: 'otherTabs' };
    meta: StateMeta;
  },
  actors: { otherTabs: providedActor<CallbackActorLogic<TabsEvent>>('otherTabs') },
  guards: {
    isKnown: ({ context }, params: Said) => params.account === context.account,
    isKnownPerson: ({ context }, params: Said) =>
      params.account !== null && params.account === context.account,
    /** Another tab has signed in while nobody is signed in here and a visitor has entered registration data. */
    isOverRegistration: ({ context }, { account, registering }: Heard) =>
      registering && account !== null && context.account === null,
    isOfWhoStays: ({ context }, { account, registering }: Heard) =>
      registering && context.stays && account !== null && account === context.newcomer,
    isNobody: (_, params: Said) => params.account === null,
  },
  actions: {
    keepAccount: assign((_, { account }: Said) => ({ account, newcomer: null, stays: false })),
    forgetAccount: assign({ account: null }),
    keepNewcomer: assign((_, { account }: Said) => ({ newcomer: account, stays: false })),
    keepPage: assign({ stays: true }),
    becomeNewcomer: assign(({ context }) => ({ account: context.newcomer, newcomer: null })),
    announce: providedAction<Said>('announce'),
    confirmSessionHere: providedAction('confirmSessionHere'),
    endSessionHere: providedAction('endSessionHere'),
    replaceSessionHere: providedAction('replaceSessionHere'),
  },
}).createMachine({
  id: 'tabs',
  description:
    'Agree with other tabs. It makes all tabs of the browser follow the same login and logout, until the page is closed.',
  context: { account: null, newcomer: null, stays: false },
  initial: 'listening',
  on: {
    'tabs.entered': {
      actions: [
        { type: 'keepAccount', params: ({ event }) => ({ account: event.account }) },
        { type: 'announce', params: ({ event }) => ({ account: event.account }) },
      ],
    },
    'tabs.left': {
      actions: [
        { type: 'keepAccount', params: { account: null } },
        { type: 'announce', params: { account: null } },
      ],
    },
    'tabs.lost': { actions: 'forgetAccount' },
  },
  states: {
    listening: {
      description:
        'Listens to the other tabs. After a logout there, this tab clears itself; after a sign-in, it reads the user again.',
      meta: { screen: 'any', requirement: 'D3.13' },
      invoke: { id: 'otherTabs', src: 'otherTabs', onError: 'alone' },
      initial: 'agreed',
      states: {
        agreed: {
          description: 'This tab follows the reports of the other tabs.',
          meta: { screen: 'any', requirement: 'D3.13' },
          on: {
            'tabs.heard': [
              {
                guard: { type: 'isOfWhoStays', params: ({ event }) => event },
                description: 'The person chose to keep this page.',
              },
              {
                guard: { type: 'isOverRegistration', params: ({ event }) => event },
                target: 'overtaken',
                actions: { type: 'keepNewcomer', params: ({ event }) => event },
              },
              {
                guard: { type: 'isKnownPerson', params: ({ event }) => ({ account: event.account }) },
                actions: 'confirmSessionHere',
              },
              {
                guard: { type: 'isKnown', params: ({ event }) => ({ account: event.account }) },
                description: 'Nobody is signed in here either.',
              },
              {
                guard: { type: 'isNobody', params: ({ event }) => ({ account: event.account }) },
                actions: [{ type: 'keepAccount', params: { account: null } }, 'endSessionHere'],
              },
              {
                actions: [
                  { type: 'keepAccount', params: ({ event }) => ({ account: event.account }) },
                  'replaceSessionHere',
                ],
              },
            ],
          },
        },
        overtaken: {
          description:
            'Someone has signed in in another tab while a visitor was entering a registration here. They are asked whether to continue as that person or to keep the page.',
          meta: { screen: 'signed-in-elsewhere', requirement: 'D3.13' },
          on: {
            'tabs.joined': { target: 'agreed', actions: ['becomeNewcomer', 'replaceSessionHere'] },
            'tabs.kept': { target: 'agreed', actions: 'keepPage' },
            'tabs.entered': {
              target: 'agreed',
              actions: [
                { type: 'keepAccount', params: ({ event }) => ({ account: event.account }) },
                { type: 'announce', params: ({ event }) => ({ account: event.account }) },
              ],
            },
            'tabs.heard': [
              {
                guard: { type: 'isNobody', params: ({ event }) => event },
                target: 'agreed',
                actions: { type: 'keepAccount', params: { account: null } },
              },
              { actions: { type: 'keepNewcomer', params: ({ event }) => event } },
            ],
          },
        },
      },
    },
    alone: {
      description:
        'The browser cannot pass messages between tabs. The user is still checked before each write.',
      meta: { screen: 'any', requirement: 'own' },
      on: {
        'tabs.heard': [
          {
            guard: { type: 'isNobody', params: ({ event }) => event },
            actions: [{ type: 'keepAccount', params: { account: null } }, 'endSessionHere'],
          },
          { actions: [{ type: 'keepAccount', params: ({ event }) => event }, 'replaceSessionHere'] },
        ],
      },
    },
  },
});
