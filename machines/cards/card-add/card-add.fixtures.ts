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
  ignores: [
    { events: ['card.submitted'], in: ['collectingToken', 'posting', 'broken'] },
    { events: ['dialog.closed'], in: ['posting', 'authenticating', 'reconciling'] },
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
    cardAuthentication: { crashed: { reject: new Error('The authentication failed') } },
    findCard: {
      found: { resolve: { card: everyday } },
      missing: { resolve: { card: null } },
      offline: { reject: new Error('No answer') },
    },
  },
  distinguish: ({ mode, challenges, intentId, added }) => [mode, challenges, intentId, added !== null],
} satisfies FlowFixtures<typeof cardAddMachine>;
