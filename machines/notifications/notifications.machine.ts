import { assign, setup } from 'xstate';
import type { Notice } from '../../src/domain/entities';
import type { StateMeta } from '../state.types';
import type { NotificationsContext, NotificationsEvent } from './notifications.types';

/**
 * The notices on the screen (specification, sections 3 and 4 "Notifications"; decisions, section 7):
 * only the person closes them, and focus goes back to what caused them.
 */
export const notificationsMachine = setup({
  types: {} as { context: NotificationsContext; events: NotificationsEvent; meta: StateMeta },
  delays: {
    focusReturn: () => {
      throw new Error('focusReturn must be provided');
    },
  },
  guards: {
    isShown: ({ context }, params: { id: string }) =>
      context.notices.some((notice) => notice.id === params.id),
  },
  actions: {
    addNotice: assign(({ context }, params: { notice: Notice }) => ({
      notices: [params.notice, ...context.notices.filter((notice) => notice.id !== params.notice.id)],
    })),
    removeNotice: assign(({ context }, params: { id: string }) => ({
      notices: context.notices.filter((notice) => notice.id !== params.id),
      activator: context.notices.find((notice) => notice.id === params.id)?.activator ?? null,
    })),
    removeAll: assign({ notices: [], activator: null }),
    returnFocus: (_, _params: { activator: string | null }): void => {
      throw new Error('returnFocus must be provided');
    },
  },
}).createMachine({
  id: 'notifications',
  context: { notices: [], activator: null },
  initial: 'showing',
  on: {
    'notice.shown': { actions: { type: 'addNotice', params: ({ event }) => ({ notice: event.notice }) } },
    'notice.closed': [
      {
        guard: { type: 'isShown', params: ({ event }) => ({ id: event.id }) },
        target: '.returningFocus',
        reenter: true,
        actions: { type: 'removeNotice', params: ({ event }) => ({ id: event.id }) },
      },
      {},
    ],
    'notices.cleared': { target: '.showing', actions: 'removeAll' },
  },
  states: {
    showing: {
      description: 'Notices stand on the screen, the newest on top, until the person closes them.',
      meta: { screen: 'notices', requirement: 'S4.notifications.1' },
    },
    returningFocus: {
      description:
        'A notice was closed; in a moment focus returns to what caused it, or to the main heading.',
      meta: { screen: 'notices', requirement: 'S4.notifications.1' },
      after: {
        focusReturn: {
          target: 'showing',
          actions: { type: 'returnFocus', params: ({ context }) => ({ activator: context.activator }) },
        },
      },
    },
  },
});
