import type { FlowFixtures } from '../../fixtures.types';
import type { notificationsMachine } from './notifications.machine';

const saved = {
  id: 'saved',
  type: 'success',
  title: 'Success!',
  message: 'Your card is saved.',
  buttons: [],
  items: [
    {
      id: 'card',
      title: 'Old one has expired',
      message: 'Nothing uses it.',
      checkbox: { label: 'Don’t tell me again', checked: false },
    },
  ],
  activator: 'add-card',
  returnFocus: true,
} as const;

const failed = {
  id: 'failed',
  type: 'error',
  title: 'An error occurred with your request',
  message: ['Please try again later'],
  buttons: [
    { type: 'button', label: 'Retry', close: false, run: 'retry' },
    { type: 'button', label: 'Later', close: true, run: null },
    { type: 'event', label: 'Contact', close: false, event: 'contact' },
    { type: 'event', label: 'Logout', close: true, event: 'logout' },
    { type: 'link', label: 'Manage cards', close: false, link: '/profile' },
    { type: 'link', label: 'Book', close: true, link: '/new-booking' },
  ],
  activator: null,
  returnFocus: false,
} as const;

const leaving = { ...failed, id: 'leaving', type: 'success', buttons: [], leaves: true } as const;

export const fixtures = {
  inputs: { default: undefined },
  events: [
    { type: 'notice.shown', notice: saved },
    { type: 'notice.shown', notice: failed },
    { type: 'notice.shown', notice: leaving },
    { type: 'notices.held' },
    { type: 'notices.released' },
    { type: 'notice.checkboxChanged', id: 'saved', item: 'card', checked: true },
    { type: 'notice.checkboxChanged', id: 'failed', item: 'card', checked: true },
    { type: 'notice.closed', id: 'saved' },
    { type: 'notice.closed', id: 'failed' },
    ...failed.buttons.map(
      (_, button) =>
        ({ type: 'notice.buttonPressed', id: 'failed', button, element: `failed-${button}` }) as const,
    ),
    { type: 'notice.withdrawn', id: 'saved' },
    { type: 'notices.cleared' },
    { type: 'dialogs.opened' },
    { type: 'dialogs.closed' },
  ],
  ignores: [
    {
      events: ['notices.held', 'notices.released'],
      in: ['place.behindDialog'],
      why: 'A dialog makes the notices behind it inert.',
    },
    {
      events: ['notices.released'],
      in: ['place.onPage.lasting', 'place.onPage.counting'],
      why: 'The notice that was under the pointer has gone before it.',
    },
  ],
  outcomes: {},
  distinguish: ({ notices, unannounced, activator }) => [
    notices.map(({ id, items }) => `${id} ${items?.some(({ checkbox }) => checkbox.checked)}`).toSorted(),
    unannounced.length > 0,
    activator,
  ],
  // The walk stops while both delays run: each combination of remaining times would count as a state of its own.
  within: (snapshot) =>
    !snapshot.matches({ place: { onPage: 'counting' } }) || snapshot.matches({ focus: 'showing' }),
} satisfies FlowFixtures<typeof notificationsMachine>;
