import type { FlowFixtures } from '../../fixtures.types';
import { aoife, byrneUse, everyday, jointAccount, premiumUse } from '../../samples';
import type { cardRemovalMachine } from './card-removal.machine';

const input = { customer: aoife.uuid, card: everyday, useKnown: true };

export const fixtures = {
  inputs: {
    unused: { ...input, use: null },
    unknown: { ...input, use: null, useKnown: false },
    paysPremium: { ...input, use: premiumUse },
    paysBookings: { ...input, use: { ...premiumUse, changeable: false } },
    paysOwnAccount: { ...input, card: jointAccount, use: byrneUse },
    paysSharedAccount: { ...input, card: jointAccount, use: { ...byrneUse, changeable: false } },
  },
  events: [{ type: 'card.changeRequested' }, { type: 'dialog.closed' }],
  ignores: [
    { events: ['dialog.closed'], in: ['confirming.identifying', 'confirming.deleting'] },
    { events: ['card.changeRequested'], in: ['confirming.asking', 'confirming.deleting'] },
  ],
  outcomes: {
    form: { crashed: { reject: new Error('The form failed') } },
    findUse: {
      used: { resolve: { kind: 'used', use: premiumUse } },
      kept: { resolve: { kind: 'kept' } },
      offline: { reject: new Error('No answer') },
    },
    readCards: {
      read: { resolve: null },
      offline: { reject: new Error('No answer') },
    },
  },
} satisfies FlowFixtures<typeof cardRemovalMachine>;
