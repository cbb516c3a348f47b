export type CardDefaultInput = {
  /** The effective user's uuid. */
  readonly customer: string;
};

/** The card that bookings are to begin with; `key` is that of the press, and goes out as the Idempotency-Key. */
export type DefaultWish = { readonly cardId: string; readonly key: string };

/** One PATCH. */
export type SetDefaultInput = CardDefaultInput & DefaultWish;

export type CardDefaultContext = CardDefaultInput & {
  /** What is under way; `null` for nothing. */
  readonly wish: DefaultWish | null;
};

export type CardDefaultEvent =
  /** Make default was pressed at a card; `key` is made for this press. */
  { readonly type: 'default.requested'; readonly cardId: string; readonly key: string };

export type CardDefaultTag = 'busy';
