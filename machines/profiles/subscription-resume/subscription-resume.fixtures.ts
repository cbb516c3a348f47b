import type { FlowFixtures } from '../../fixtures.types';
import { aoife, cancelledPremium } from '../../samples';
import type { subscriptionResumeMachine } from './subscription-resume.machine';

export const fixtures = {
  inputs: { default: { customer: aoife.uuid, subscription: cancelledPremium } },
  events: [{ type: 'dialog.closed' }],
  ignores: [{ events: ['dialog.closed'], in: ['confirming.sending'] }],
  outcomes: {
    form: { crashed: { reject: new Error('The form failed') } },
    readLists: { read: { resolve: null }, offline: { reject: new Error('No answer') } },
  },
} satisfies FlowFixtures<typeof subscriptionResumeMachine>;
