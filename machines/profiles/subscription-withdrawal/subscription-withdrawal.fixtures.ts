import type { FlowFixtures } from '../../fixtures.types';
import { aoife, personalPremium } from '../../samples';
import type { subscriptionWithdrawalMachine } from './subscription-withdrawal.machine';

export const fixtures = {
  inputs: { default: { customer: aoife.uuid, subscription: personalPremium } },
  events: [{ type: 'dialog.closed' }],
  ignores: [{ events: ['dialog.closed'], in: ['confirming.sending'] }],
  outcomes: {
    form: { crashed: { reject: new Error('The form failed') } },
    readLists: { read: { resolve: null }, offline: { reject: new Error('No answer') } },
  },
} satisfies FlowFixtures<typeof subscriptionWithdrawalMachine>;
