import type { CardUse } from '../../../src/domain/cards/card-use';
import type { Card } from '../../../src/domain/entities';

export type CardRemovalInput = {
  /** The effective user's uuid. */
  readonly customer: string;
  readonly card: Card;
  /** What the app knows to be paid with the card; `null`: nothing. */
  readonly use: CardUse | null;
  /** Everything that may be paid with a card was loaded: without that no use may be one that nobody knows of. */
  readonly useKnown: boolean;
};

export type CardRemovalContext = CardRemovalInput;

export type CardRemovalEvent =
  /** Another card is wanted for what uses this one. */
  { readonly type: 'card.changeRequested' } | { readonly type: 'dialog.closed' };

export type CardRemovalOutput =
  | { readonly kind: 'removed' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'changeCard'; readonly use: CardUse };

export type FindUseInput = Pick<CardRemovalInput, 'customer' | 'card'>;

/** What the lists, read again, say of the card; `kept`: it is there, and nothing is known to use it. */
export type FindUseOutcome = { readonly kind: 'used'; readonly use: CardUse } | { readonly kind: 'kept' };

/** What goes out with the press of Delete Card. */
export type CardRemovalTarget = { readonly customer: string; readonly cardId: string };

/** `irreversible`: what is under way cannot be taken back, so the dialog does not close. */
export type CardRemovalTag = 'busy' | 'irreversible';
