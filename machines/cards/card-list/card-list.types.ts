export type CardListContext = {
  /** What is typed in the search field; empty for all cards. */
  readonly query: string;
  /** The id of the card that was just added; `null` if none is to be shown. */
  readonly newCard: string | null;
};

export type CardListEvent =
  | { readonly type: 'cards.searched'; readonly query: string }
  /** A card was added to the customer's cards. The list may not contain it yet. */
  | { readonly type: 'card.added'; readonly card: string }
  /** The card that was added is on the page. */
  | { readonly type: 'newCard.drawn' };
