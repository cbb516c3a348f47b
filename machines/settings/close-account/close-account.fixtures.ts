import type { FlowFixtures } from '../../fixtures.types';
import type { closeAccountMachine } from './close-account.machine';

export const fixtures = {
  inputs: { default: undefined },
  events: [{ type: 'closing.requested' }, { type: 'dialog.closed' }, { type: 'logout.repeated' }],
  ignores: [
    { events: ['closing.requested'], in: ['confirming', 'closed', 'signedOut'] },
    { events: ['dialog.closed'], in: ['offered', 'confirming.sending', 'closed', 'signedOut'] },
    { events: ['logout.repeated'], in: ['offered'] },
  ],
  outcomes: { form: { crashed: { reject: new Error('The form failed') } } },
} satisfies FlowFixtures<typeof closeAccountMachine>;
