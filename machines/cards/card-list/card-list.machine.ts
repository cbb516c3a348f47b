import { assign, setup } from 'xstate';
import { providedAction, providedDelay } from '../../placeholder';
import type { StateMeta } from '../../state.types';
import type { CardListContext, CardListEvent } from './card-list.types';

type Added = { card: string };
type Query = { query: string };

const typed = ({ event }: { event: Query }): Query => ({ query: event.query });

/**
 * The list of the customer's cards (S2.profilePage.3): a search in a long list, and a card that was just added, which
 * is scrolled to and marked for a moment.
 */
export const cardListMachine = setup({
  types: {} as { context: CardListContext; events: CardListEvent; meta: StateMeta },
  delays: { markTime: providedDelay('markTime') },
  guards: { isEmpty: (_, { query }: Query) => query === '' },
  actions: {
    keepQuery: assign((_, { query }: Query) => ({ query })),
    forgetQuery: assign({ query: '' }),
    keepNewCard: assign((_, { card }: Added) => ({ newCard: card })),
    forgetNewCard: assign({ newCard: null }),
    scrollToCard: providedAction<{ card: string | null }>('scrollToCard'),
  },
}).createMachine({
  id: 'card-list',
  description:
    'List of cards. It searches a long list, and shows a card that was just added, until the customer leaves.',
  context: { query: '', newCard: null },
  type: 'parallel',
  states: {
    search: {
      description: 'Which cards the list shows.',
      meta: { screen: 'cards', requirement: 'own' },
      initial: 'all',
      on: {
        'cards.searched': [
          { guard: { type: 'isEmpty', params: typed }, target: '.all', actions: 'forgetQuery' },
          { target: '.matching', actions: { type: 'keepQuery', params: typed } },
        ],
        'card.added': { target: '.all', actions: 'forgetQuery' },
      },
      states: {
        all: {
          description: 'The list shows every card.',
          meta: { screen: 'cards', requirement: 'S2.profilePage.3' },
        },
        matching: {
          description:
            'The list shows the cards that match the search. A card that is added ends the search, because it may not match.',
          meta: { screen: 'cards', requirement: 'own' },
        },
      },
    },
    newCard: {
      description: 'Whether a card was just added. In a long list it may be out of sight.',
      meta: { screen: 'cards', requirement: 'own' },
      initial: 'none',
      on: {
        'card.added': {
          target: '.expected',
          actions: { type: 'keepNewCard', params: ({ event }) => ({ card: event.card }) },
        },
      },
      states: {
        none: {
          description: 'No card is marked.',
          meta: { screen: 'cards', requirement: 'own' },
        },
        expected: {
          description: 'The list is being loaded again. It then contains the new card.',
          meta: { screen: 'cards', requirement: 'own' },
          on: {
            'newCard.drawn': {
              target: 'marked',
              actions: { type: 'scrollToCard', params: ({ context }) => ({ card: context.newCard }) },
            },
          },
        },
        marked: {
          description: 'The new card is in sight and marked for a moment.',
          meta: { screen: 'cards', requirement: 'own' },
          after: { markTime: { target: 'none', actions: 'forgetNewCard' } },
        },
      },
    },
  },
});
