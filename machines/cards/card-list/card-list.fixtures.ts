import type { FlowFixtures } from '../../fixtures.types';
import { everyday, jointAccount } from '../../samples';
import type { cardListMachine } from './card-list.machine';

export const fixtures = {
  inputs: { default: undefined },
  events: [
    { type: 'cards.searched', query: 'joint' },
    { type: 'cards.searched', query: '' },
    { type: 'card.added', card: everyday.id },
    { type: 'card.added', card: jointAccount.id },
    { type: 'newCard.drawn' },
  ],
  // The page reports every tile that it draws for the new card.
  ignores: [{ events: ['newCard.drawn'], in: ['newCard.none', 'newCard.marked'] }],
  outcomes: {},
} satisfies FlowFixtures<typeof cardListMachine>;
