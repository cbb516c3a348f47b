import type { FlowFixtures } from '../../fixtures.types';
import { aoife, everyday, jointAccount } from '../../samples';
import type { cardAddMachine } from './card-add.machine';

const input = { customer: aoife.uuid, knownCards: [jointAccount.id], nickname: '' };

export const fixtures = {
  inputs: { adding: { ...input, mode: 'add' }, selecting: { ...input, mode: 'select' } },
  events: [
    { type: 'card.submitted', nickname: 'Everyday', key: 'press-1' },
    { type: 'card.submitted', nickname: 'x', key: 'press-2' },
    { type: 'nickname.edited', nickname: 'Every' },
    { type: 'dialog.closed' },
  ],
  outcomes: {
    cardEntry: { crashed: { reject: new Error('The card entry failed') } },
    addCard: {
      saved: { resolve: { kind: 'saved', card: everyday } },
      savedUnnamed: { resolve: { kind: 'saved', card: null } },
      paymentRequired: { resolve: { kind: 'paymentRequired', challenge: 'challenge-1' } },
      refused: {
        resolve: { kind: 'refused', messages: ['Your card was declined.'], fields: {} },
      },
      unknown: { resolve: { kind: 'unknown' } },
      crashed: { reject: new Error('Unexpected') },
    },
    runChallenge: {
      succeeded: { resolve: { kind: 'succeeded', intentId: 'seti_1' } },
      declined: {
        resolve: {
          kind: 'declined',
          message:
            'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
        },
      },
      abandoned: { resolve: { kind: 'abandoned' } },
      unavailable: { resolve: { kind: 'unavailable', message: null } },
      crashed: { reject: new Error('Unexpected') },
    },
    findCard: {
      found: { resolve: { card: everyday } },
      missing: { resolve: { card: null } },
      offline: { reject: new Error('No answer') },
    },
  },
  distinguish: ({ mode, challenges, intentId, added }) => [mode, challenges, intentId, added !== null],
} satisfies FlowFixtures<typeof cardAddMachine>;
