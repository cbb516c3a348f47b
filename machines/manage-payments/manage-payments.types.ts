export type ManagePaymentsInput = {
  /** The effective user's uuid. */
  readonly customer: string;
  /** The nickname of a card that was typed and not sent before the page was loaded; empty for none. */
  readonly nickname: string;
};

export type ManagePaymentsContext = ManagePaymentsInput & { readonly knownCards: readonly string[] | null };

export type ManagePaymentsEvent =
  /** Add card was pressed; `knownCards` are the ids of the cards on the screen, `null` while they were never loaded. */
  | { readonly type: 'card.addRequested'; readonly knownCards: readonly string[] | null }
  /** The customer has signed in again in place: what was forgotten meanwhile is asked for anew. */
  | { readonly type: 'session.recovered' }
  /** Retry at a list that could not be loaded. */
  | { readonly type: 'cards.retried' };
