import type { CardUse } from '../../../src/domain/cards/card-use';
import type { Card } from '../../../src/domain/entities';

export type CardRemovalInput = {
  /** The effective user's uuid. */
  readonly customer: string;
  readonly card: Card;
  /** What the card pays for, as far as the app knows; `null`: nothing. */
  readonly use: CardUse | null;
  /** Whether every list of things paid by card is loaded. If not, the card may have an unknown use. */
  readonly useKnown: boolean;
};

export type CardRemovalContext = CardRemovalInput;

export type CardRemovalEvent =
  /** The customer wants another card for what this one pays for. */
  { readonly type: 'card.changeRequested' } | { readonly type: 'dialog.closed' };

export type CardRemovalOutput =
  | { readonly kind: 'removed' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'changeCard'; readonly use: CardUse };

export type FindUseInput = Pick<CardRemovalInput, 'customer' | 'card'>;

/** What the reloaded lists say. `kept`: the card exists and has no known use. */
export type FindUseOutcome = { readonly kind: 'used'; readonly use: CardUse } | { readonly kind: 'kept' };

/** The request sent by Delete Card. */
export type CardRemovalTarget = { readonly customer: string; readonly cardId: string };

/** `irreversible`: an operation that cannot be undone is in progress, so the dialog cannot be closed. */
export type CardRemovalTag = 'busy' | 'irreversible';
