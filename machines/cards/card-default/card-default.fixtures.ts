import type { FlowFixtures } from '../../fixtures.types';
import { aoife, everyday, jointAccount } from '../../samples';
import type { cardDefaultMachine } from './card-default.machine';

export const fixtures = {
  inputs: { default: { customer: aoife.uuid } },
  events: [{ type: 'default.requested', cardId: jointAccount.id, key: 'press-1' }],
  ignores: [{ events: ['default.requested'], in: ['saving', 'reading'] }],
  outcomes: {
    setDefault: {
      saved: { resolve: null },
      refused: { resolve: { outcomeUnknown: false, messages: ['This card has expired.'] } },
      noResponse: { resolve: { outcomeUnknown: true, messages: ['Please try again later'] } },
      broken: { reject: new Error('A fault of the program') },
    },
    readCards: {
      changed: { resolve: { defaultCard: jointAccount.id } },
      unchanged: { resolve: { defaultCard: everyday.id } },
      offline: { reject: new Error('No answer') },
    },
  },
} satisfies FlowFixtures<typeof cardDefaultMachine>;
