import type { FlowFixtures } from '../fixtures.types';
import type { notificationsMachine } from './notifications.machine';

export const fixtures = {
  inputs: { default: undefined },
  events: [
    {
      type: 'notice.shown',
      notice: {
        id: 'saved',
        type: 'success',
        title: 'Success!',
        message: 'Your card is saved.',
        activator: 'add-card',
      },
    },
    {
      type: 'notice.shown',
      notice: {
        id: 'failed',
        type: 'error',
        title: 'An error occurred with your request',
        message: ['Please try again later'],
        activator: null,
      },
    },
    { type: 'notice.closed', id: 'saved' },
    { type: 'notice.closed', id: 'failed' },
    { type: 'notices.cleared' },
  ],
  outcomes: {},
} satisfies FlowFixtures<typeof notificationsMachine>;
