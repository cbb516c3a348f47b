import type { FlowFixtures } from '../../fixtures.types';
import { aoife, byrneUse, everyday, jointAccount, oldOne, premiumUse } from '../../samples';
import type { cardChoiceMachine } from './card-choice.machine';

const input = { customer: aoife.uuid, knownCards: [everyday.id, oldOne.id] };

export const fixtures = {
  inputs: {
    forPremium: { ...input, use: premiumUse },
    forAccount: { ...input, use: { ...byrneUse, cardId: null }, knownCards: null },
  },
  events: [
    { type: 'card.chosen', cardId: jointAccount.id },
    { type: 'card.addRequested' },
    { type: 'list.retried' },
    { type: 'dialog.closed' },
  ],
  ignores: [{ events: ['card.chosen', 'card.addRequested', 'dialog.closed'], in: ['choosing.attaching'] }],
  outcomes: {
    form: { crashed: { reject: new Error('The form failed') } },
    cardAdd: {
      selected: { resolve: { kind: 'selected', card: jointAccount } },
      unknown: { resolve: { kind: 'added', card: null } },
      closed: { resolve: { kind: 'closed' } },
      crashed: { reject: new Error('The dialog failed') },
    },
    readUse: {
      read: { resolve: null },
      offline: { reject: new Error('No answer') },
    },
  },
  distinguish: ({ chosen, added }) => [chosen, added !== null],
} satisfies FlowFixtures<typeof cardChoiceMachine>;
