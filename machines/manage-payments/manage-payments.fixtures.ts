import type { FlowFixtures } from '../fixtures.types';
import { aoife, everyday, jointAccount, oldOne } from '../samples';
import type { managePaymentsMachine } from './manage-payments.machine';

export const fixtures = {
  inputs: { default: { customer: aoife.uuid } },
  events: [
    { type: 'card.addRequested', knownCards: [everyday.id, jointAccount.id, oldOne.id] },
    { type: 'cards.retried' },
  ],
  outcomes: {
    cardAdd: {
      added: { resolve: { kind: 'added', card: everyday } },
      closed: { resolve: { kind: 'closed' } },
      crashed: { reject: new Error('The dialog failed') },
    },
  },
} satisfies FlowFixtures<typeof managePaymentsMachine>;
