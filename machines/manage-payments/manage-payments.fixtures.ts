import type { FlowFixtures } from '../fixtures.types';
import { aoife, everyday, jointAccount, oldOne } from '../samples';
import type { managePaymentsMachine } from './manage-payments.machine';

export const fixtures = {
  inputs: { default: { customer: aoife.uuid, nickname: 'Every' } },
  events: [
    { type: 'card.addRequested', knownCards: [everyday.id, jointAccount.id, oldOne.id] },
    { type: 'cards.retried' },
    { type: 'session.recovered' },
  ],
  outcomes: {
    sessionRecovery: { crashed: { reject: new Error('It failed') } },
    cardAdd: {
      added: { resolve: { kind: 'added', card: everyday } },
      closed: { resolve: { kind: 'closed' } },
      crashed: { reject: new Error('The dialog failed') },
    },
  },
} satisfies FlowFixtures<typeof managePaymentsMachine>;
