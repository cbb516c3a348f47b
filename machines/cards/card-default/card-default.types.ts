export type CardDefaultInput = {
  /** The effective user's uuid. */
  readonly customer: string;
};

/** The card that was chosen as default. `key` belongs to the press and is sent as the Idempotency-Key. */
export type DefaultWish = { readonly cardId: string; readonly key: string };

export type SetDefaultInput = CardDefaultInput & DefaultWish;

/** What went wrong. `outcomeUnknown`: no usable answer arrived, and the server may have changed the default. */
export type DefaultFailure = { readonly outcomeUnknown: boolean; readonly messages: readonly string[] };

export type CardDefaultContext = CardDefaultInput & {
  /** The request in progress; `null` if none. */
  readonly wish: DefaultWish | null;
  /** Why the last request may have changed nothing; `null` if nothing says so. The next press clears it. */
  readonly failure: DefaultFailure | null;
};

export type CardDefaultEvent =
  /** Make default was pressed for a card. `key` is generated for each press. */
  { readonly type: 'default.requested'; readonly cardId: string; readonly key: string };

export type CardDefaultTag = 'busy';
