import type { FlowFixtures } from '../../fixtures.types';
import type { emailChangeMachine } from './email-change.machine';

export const fixtures = {
  inputs: { default: undefined },
  events: [{ type: 'change.requested' }, { type: 'change.cancelled' }, { type: 'dialog.closed' }],
  ignores: [
    {
      events: ['change.requested', 'change.cancelled'],
      in: ['changing'],
      why: 'The dialog is over the section.',
    },
    {
      events: ['change.requested', 'change.cancelled'],
      in: ['cancelling'],
      why: 'One request at a time: which address waits is read when it has ended.',
    },
    { events: ['dialog.closed'], in: ['shown', 'cancelling', 'changing.sending'] },
  ],
  outcomes: {
    form: { crashed: { reject: new Error('The form failed') } },
    cancelChange: { cancelled: { resolve: null }, offline: { reject: new Error('No answer') } },
  },
} satisfies FlowFixtures<typeof emailChangeMachine>;
