import type { CardUse } from '../../../src/domain/cards/card-use';
import type { Card } from '../../../src/domain/entities';

export type CardChoiceInput = {
  /** The effective user's uuid. */
  readonly customer: string;
  /** The subscription or account that the chosen card will pay for. */
  readonly use: CardUse;
  /** The ids of the cards that existed before; they identify a new one. `null`: unknown. */
  readonly knownCards: readonly string[] | null;
};

export type CardChoiceContext = CardChoiceInput & {
  /** The id of the selected card. Initially the current card, under the id that the server uses; `null`: none. */
  readonly chosen: string | null;
  /** The card added last in this dialog. The list may not contain it yet. */
  readonly added: Card | null;
};

export type CardChoiceEvent =
  | { readonly type: 'card.chosen'; readonly cardId: string }
  /** The customer wants to add a new card and select it. */
  | { readonly type: 'card.addRequested' }
  /** Retry was pressed because the cards could not be loaded. */
  | { readonly type: 'list.retried' }
  | { readonly type: 'dialog.closed' };

export type CardChoiceOutput = { readonly kind: 'changed' } | { readonly kind: 'closed' };

/** The part of the request that does not depend on the card. */
export type CardChoiceTarget = Pick<CardChoiceInput, 'customer' | 'use'>;

/** `irreversible`: an operation that cannot be undone is in progress, so the dialog cannot be closed. */
export type CardChoiceTag = 'busy' | 'irreversible';
