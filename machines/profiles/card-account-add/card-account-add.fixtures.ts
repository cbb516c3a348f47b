import type { FlowFixtures } from '../../fixtures.types';
import { aoife, everyday, jointAccount } from '../../samples';
import type { cardAccountAddMachine } from './card-account-add.machine';

export const fixtures = {
  inputs: { default: { customer: aoife.uuid, knownCards: [jointAccount.id] } },
  events: [
    { type: 'account.edited', companyName: 'Byrne Design Ltd', cardId: jointAccount.id },
    { type: 'card.addRequested' },
    { type: 'cards.retried' },
    { type: 'dialog.closed' },
  ],
  ignores: [
    {
      events: ['account.edited', 'card.addRequested', 'cards.retried', 'dialog.closed'],
      in: ['open.sending'],
    },
  ],
  outcomes: {
    readDraft: {
      untouched: { resolve: { companyName: '' } },
      typed: { resolve: { companyName: 'Byrne' } },
      crashed: { reject: new Error('Unexpected') },
    },
    form: { crashed: { reject: new Error('The form failed') } },
    cardAdd: {
      selected: { resolve: { kind: 'selected', card: everyday } },
      unnamed: { resolve: { kind: 'added', card: null } },
      closed: { resolve: { kind: 'closed' } },
      crashed: { reject: new Error('The dialog failed') },
    },
  },
  distinguish: ({ cardId }) => cardId,
} satisfies FlowFixtures<typeof cardAccountAddMachine>;
