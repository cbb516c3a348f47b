import type { CardUse } from '../../../src/domain/cards/card-use';
import type { Card } from '../../../src/domain/entities';

export type CardChoiceInput = {
  /** The effective user's uuid. */
  readonly customer: string;
  /** What the chosen card is to pay for. */
  readonly use: CardUse;
  /** The ids of the cards that were there before, to find a new one; `null`: unknown. */
  readonly knownCards: readonly string[] | null;
};

export type CardChoiceContext = CardChoiceInput & {
  /** The card that is chosen: at first the one that pays now, as the server names it; `null`: none. */
  readonly chosen: string | null;
  /** The card that was added here last, which the list may not show yet. */
  readonly added: Card | null;
};

export type CardChoiceEvent =
  | { readonly type: 'card.chosen'; readonly cardId: string }
  /** A new card is to be added and chosen. */
  | { readonly type: 'card.addRequested' }
  /** Retry at the list of cards, which could not be loaded. */
  | { readonly type: 'list.retried' }
  | { readonly type: 'dialog.closed' };

export type CardChoiceOutput = { readonly kind: 'changed' } | { readonly kind: 'closed' };

/** What goes out with the press, besides the card. */
export type CardChoiceTarget = Pick<CardChoiceInput, 'customer' | 'use'>;

/** `irreversible`: what is under way cannot be taken back, so the dialog does not close. */
export type CardChoiceTag = 'busy' | 'irreversible';
