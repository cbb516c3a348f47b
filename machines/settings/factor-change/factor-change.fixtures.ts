import type { FlowFixtures } from '../../fixtures.types';
import { authenticatorApp } from '../../samples';
import type { factorChangeMachine } from './factor-change.machine';

const crashed = { reject: new Error('The form failed') };

export const fixtures = {
  inputs: { default: undefined },
  events: [
    { type: 'renaming.requested', factor: authenticatorApp },
    { type: 'removal.requested', factor: authenticatorApp },
    { type: 'dialog.closed' },
  ],
  ignores: [
    {
      events: ['renaming.requested', 'removal.requested'],
      in: ['renaming', 'removing'],
      why: 'The dialog is over the list.',
    },
    { events: ['dialog.closed'], in: ['listed', 'renaming.sending', 'removing.sending'] },
  ],
  outcomes: {
    nameForm: { crashed },
    removalForm: { crashed },
    readFactors: { read: { resolve: null }, offline: { reject: new Error('No answer') } },
  },
} satisfies FlowFixtures<typeof factorChangeMachine>;
