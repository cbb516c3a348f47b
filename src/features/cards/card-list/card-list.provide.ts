import { cardListMachine } from '../../../../machines/cards/card-list/card-list.machine';
import { cardElementId } from '../../../domain/cards/card';
import { NEW_CARD_MARK_MS } from '../../../domain/limits';
import { bringIntoSight } from '../../../platform/page';

/** Provides the list of cards: how long a new card is marked, and the page that scrolls to it. */
export const provideCardList = () =>
  cardListMachine.provide({
    delays: { markTime: NEW_CARD_MARK_MS },
    actions: {
      scrollToCard: (_, { card }) => {
        if (card !== null) bringIntoSight(cardElementId(card));
      },
    },
  });
