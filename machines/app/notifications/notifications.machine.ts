import { assign, raise, setup } from 'xstate';
import { providedAction, providedDelay } from '../../placeholder';
import type { Notice, NoticeButton } from '../../../src/domain/notice';
import type { StateMeta } from '../../state.types';
import type { NotificationsContext, NotificationsEvent } from './notifications.types';

type Named = { id: string };
type Ticked = Named & { item: string; checked: boolean };
type Shown = { notice: Notice };
type Pressed = { notice: Notice | null; button: NoticeButton | null; element: string };
type Asked<TEvent> = { context: NotificationsContext; event: TEvent };

const named = ({ event }: { event: Named }): Named => ({ id: event.id });

const shown = ({ event }: { event: Shown }): Shown => ({ notice: event.notice });

const leaving = ({ context }: { context: NotificationsContext }) => ({
  ids: context.notices.flatMap(({ id, leaves }) => (leaves ? [id] : [])),
});

const ticked = ({ event }: { event: Ticked }): Ticked => ({
  id: event.id,
  item: event.item,
  checked: event.checked,
});

const pressed = ({
  context,
  event,
}: Asked<Extract<NotificationsEvent, { type: 'notice.buttonPressed' }>>): Pressed => {
  const notice = context.notices.find(({ id }) => id === event.id) ?? null;
  return { notice, button: notice?.buttons[event.button] ?? null, element: event.element };
};

const run = (asked: Parameters<typeof pressed>[0]) => {
  const { button } = pressed(asked);
  return { id: asked.event.id, run: button?.type === 'button' ? (button.run ?? '') : '' };
};

/** Returns where focus goes after the app event: the button or, if it is gone, the element that caused the notice. */
const appEvent = (asked: Parameters<typeof pressed>[0]) => {
  const { notice, button, element } = pressed(asked);
  return {
    name: button?.type === 'event' ? button.event : '',
    activator: button?.close ? (notice?.activator ?? null) : element,
  };
};

/**
 * The notices on the screen (S3.notification.1, S4.notifications.1, D7.6). When a person closes a notice, focus returns
 * to the element that caused it. Success messages (`leaves`) close by themselves after a while, but not while the
 * pointer or the focus is on the notices. While a dialog is open, notices stay behind it, and a notice that arrives is
 * announced when the dialog closes. Button handlers and close callbacks are functions, which the context cannot hold.
 * The provided actions keep them, and the chart refers to them by name.
 */
export const notificationsMachine = setup({
  types: {} as { context: NotificationsContext; events: NotificationsEvent; meta: StateMeta },
  delays: { focusReturn: providedDelay('focusReturn'), successStay: providedDelay('successStay') },
  guards: {
    leaves: (_, { notice }: Shown) => notice.leaves === true,
    isOneLeaving: ({ context }) => context.notices.some(({ leaves }) => leaves),
    isShown: ({ context }, params: Named) => context.notices.some(({ id }) => id === params.id),
    returnsFocus: ({ context }, params: Named) =>
      context.notices.some(({ id, returnFocus }) => id === params.id && returnFocus),
    hasCheckbox: ({ context }, params: Ticked) =>
      context.notices.some(
        ({ id, items = [] }) => id === params.id && items.some((item) => item.id === params.item),
      ),
    runs: (_, { button }: Pressed) => button?.type === 'button' && !button.close,
    runsAndCloses: (_, { button }: Pressed) => button?.type === 'button' && button.close,
    triggers: (_, { button }: Pressed) => button?.type === 'event' && !button.close,
    triggersAndCloses: (_, { button }: Pressed) => button?.type === 'event' && button.close,
    leavesAndCloses: (_, { button }: Pressed) => button?.type === 'link' && button.close,
  },
  actions: {
    addNotice: assign(({ context }, params: Shown) => ({
      notices: [params.notice, ...context.notices.filter(({ id }) => id !== params.notice.id)],
    })),
    keepUnannounced: assign(({ context }, { notice }: Shown) => ({
      unannounced: [...context.unannounced, notice.id],
    })),
    readOut: assign({ unannounced: [] }),
    keepTick: assign(({ context }, { id, item, checked }: Ticked) => ({
      notices: context.notices.map((notice) =>
        notice.id === id && notice.items
          ? {
              ...notice,
              items: notice.items.map((each) =>
                each.id === item ? { ...each, checkbox: { ...each.checkbox, checked } } : each,
              ),
            }
          : notice,
      ),
    })),
    keepActivator: assign(({ context }, params: Named) => ({
      activator: context.notices.find(({ id }) => id === params.id)?.activator ?? null,
    })),
    removeNotice: assign(({ context }, params: Named) => ({
      notices: context.notices.filter(({ id }) => id !== params.id),
    })),
    removeLeaving: assign(({ context }) => ({ notices: context.notices.filter(({ leaves }) => !leaves) })),
    removeAll: assign({ notices: [], unannounced: [], activator: null }),
    raiseClosed: raise((_, params: Named) => ({ type: 'notice.closed', id: params.id })),
    runButton: providedAction<Named & { run: string }>('runButton'),
    triggerEvent: providedAction<{ name: string; activator: string | null }>('triggerEvent'),
    callTicked: providedAction<Ticked>('callTicked'),
    callClosed: providedAction<Named>('callClosed'),
    forgetCallbacks: providedAction<Named>('forgetCallbacks'),
    forgetLeaving: providedAction<{ ids: readonly string[] }>('forgetLeaving'),
    forgetAllCallbacks: providedAction('forgetAllCallbacks'),
    returnFocus: providedAction<{ activator: string | null }>('returnFocus'),
    rescueFocus: providedAction<{ activator: string | null }>('rescueFocus'),
  },
}).createMachine({
  id: 'notifications',
  description: 'Show notices. It shows and announces notices, each until it is closed or its time is over.',
  context: { notices: [], unannounced: [], activator: null },
  type: 'parallel',
  states: {
    place: {
      description: 'Where notices are shown: on the page, or behind an open dialog.',
      meta: { screen: 'notices', requirement: 'D7.6' },
      initial: 'onPage',
      states: {
        onPage: {
          description: 'No dialog is open: a notice is announced when it appears.',
          meta: { screen: 'notices', requirement: 'D7.6' },
          initial: 'deciding',
          on: {
            'notice.shown': [
              {
                guard: { type: 'leaves', params: shown },
                target: '.counting',
                actions: { type: 'addNotice', params: shown },
              },
              { actions: { type: 'addNotice', params: shown } },
            ],
            'notices.held': '.held',
            'dialogs.opened': 'behindDialog',
          },
          states: {
            deciding: {
              description: 'Decides whether one of the notices leaves by itself.',
              meta: { screen: 'notices', requirement: 'D7.6' },
              always: [{ guard: 'isOneLeaving', target: 'counting' }, { target: 'lasting' }],
            },
            lasting: {
              description: 'No notice leaves by itself, or there is none.',
              meta: { screen: 'notices', requirement: 'D7.6' },
            },
            counting: {
              description:
                'Those that leave by themselves are removed together, some seconds after the last was shown.',
              meta: { screen: 'notices', requirement: 'D7.6' },
              after: {
                successStay: {
                  target: 'lasting',
                  actions: [{ type: 'forgetLeaving', params: leaving }, 'removeLeaving'],
                },
              },
            },
            held: {
              description: 'The pointer or the focus is on the notices: none leaves.',
              meta: { screen: 'notices', requirement: 'D7.6' },
              on: {
                'notice.shown': { actions: { type: 'addNotice', params: shown } },
                'notices.released': 'deciding',
                // Removing a notice also ends the hold: the browser may send no `pointerleave` if the pointer was on
                // it.
                'notice.closed': 'deciding',
                'notice.withdrawn': 'deciding',
                'notices.cleared': 'lasting',
              },
            },
          },
        },
        behindDialog: {
          description:
            'A dialog is open. Notices stay behind it; those that arrive during that time are announced when it closes.',
          meta: { screen: 'notices', requirement: 'D7.6' },
          on: {
            'notice.shown': {
              actions: [
                { type: 'addNotice', params: shown },
                { type: 'keepUnannounced', params: shown },
              ],
            },
            'dialogs.closed': { target: 'onPage', actions: 'readOut' },
          },
        },
      },
    },
    focus: {
      description: 'Where focus goes after a notice is removed.',
      meta: { screen: 'notices', requirement: 'S4.notifications.1' },
      initial: 'showing',
      on: {
        'notice.closed': [
          {
            guard: { type: 'returnsFocus', params: named },
            target: '.returningFocus',
            actions: [
              { type: 'keepActivator', params: named },
              { type: 'removeNotice', params: named },
              { type: 'callClosed', params: named },
            ],
          },
          {
            guard: { type: 'isShown', params: named },
            actions: [
              { type: 'removeNotice', params: named },
              { type: 'callClosed', params: named },
            ],
          },
          { description: 'The notice is gone already.' },
        ],
        'notice.buttonPressed': [
          {
            guard: { type: 'runsAndCloses', params: pressed },
            actions: [
              { type: 'runButton', params: run },
              { type: 'raiseClosed', params: named },
            ],
          },
          { guard: { type: 'runs', params: pressed }, actions: { type: 'runButton', params: run } },
          {
            guard: { type: 'triggersAndCloses', params: pressed },
            actions: [
              { type: 'triggerEvent', params: appEvent },
              { type: 'raiseClosed', params: named },
            ],
          },
          {
            guard: { type: 'triggers', params: pressed },
            actions: { type: 'triggerEvent', params: appEvent },
          },
          {
            guard: { type: 'leavesAndCloses', params: pressed },
            actions: [
              { type: 'removeNotice', params: named },
              { type: 'callClosed', params: named },
            ],
          },
          { description: 'The notice or its button is gone.' },
        ],
        'notice.checkboxChanged': [
          {
            guard: { type: 'hasCheckbox', params: ticked },
            actions: [
              { type: 'keepTick', params: ticked },
              { type: 'callTicked', params: ticked },
            ],
          },
          { description: 'The notice is gone.' },
        ],
        'notice.withdrawn': [
          {
            guard: { type: 'isShown', params: named },
            target: '.withdrawn',
            actions: [
              { type: 'keepActivator', params: named },
              { type: 'removeNotice', params: named },
              { type: 'forgetCallbacks', params: named },
            ],
          },
          { description: 'The notice is gone already.' },
        ],
        'notices.cleared': { target: '.showing', actions: ['removeAll', 'forgetAllCallbacks'] },
      },
      states: {
        showing: {
          description: 'Notices are shown, newest first, until the person closes them.',
          meta: { screen: 'notices', requirement: 'S4.notifications.1' },
        },
        returningFocus: {
          description:
            'A notice was closed. After a short delay, focus returns to the element that caused it, or to the main heading.',
          meta: { screen: 'notices', requirement: 'S4.notifications.1' },
          after: {
            focusReturn: {
              target: 'showing',
              actions: { type: 'returnFocus', params: ({ context }) => ({ activator: context.activator }) },
            },
          },
        },
        withdrawn: {
          description:
            'A notice was removed because it no longer applies. Focus moves only if it was inside the notice.',
          meta: { screen: 'notices', requirement: 'own' },
          after: {
            focusReturn: {
              target: 'showing',
              actions: { type: 'rescueFocus', params: ({ context }) => ({ activator: context.activator }) },
            },
          },
        },
      },
    },
  },
});
