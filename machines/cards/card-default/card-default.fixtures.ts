import type { FlowFixtures } from '../../fixtures.types';
import { aoife, jointAccount } from '../../samples';
import type { cardDefaultMachine } from './card-default.machine';

export const fixtures = {
  inputs: { default: { customer: aoife.uuid } },
  events: [{ type: 'default.requested', cardId: jointAccount.id, key: 'press-1' }],
  ignores: [{ events: ['default.requested'], in: ['saving', 'reading'] }],
  outcomes: {
    setDefault: { saved: { resolve: null }, failed: { reject: new Error('No answer') } },
    readCards: { read: { resolve: null }, offline: { reject: new Error('No answer') } },
  },
} satisfies FlowFixtures<typeof cardDefaultMachine>;
