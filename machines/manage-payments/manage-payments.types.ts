export type ManagePaymentsInput = {
  /** The effective user's uuid. */
  readonly customer: string;
};

export type ManagePaymentsContext = ManagePaymentsInput & { readonly knownCards: readonly string[] | null };

export type ManagePaymentsEvent =
  /** Add card was pressed; `knownCards` are the ids of the cards on the screen, `null` while they were never loaded. */
  | { readonly type: 'card.addRequested'; readonly knownCards: readonly string[] | null }
  /** Retry at a list that could not be loaded. */
  | { readonly type: 'cards.retried' };
