import type { ElementChange } from '../../src/domain/card-payment';
import type { CardToken } from '../../src/domain/entities';

export type CardEntryInput = {
  /** The registration and premium steps ask for the terms; adding a card on the profile does not. */
  readonly termsRequired: boolean;
};

export type CardEntryContext = CardEntryInput & {
  readonly cardholderName: string;
  readonly element: ElementChange;
  readonly termsAccepted: boolean;
  /** An opaque reference; what it stands for never leaves the payments port. */
  readonly card: CardToken | null;
  /** The last token could not be made, and the provider did not say why. */
  readonly tokenFailed: boolean;
};

export type CardEntryEvent =
  | { readonly type: 'element.changed'; readonly change: ElementChange }
  | { readonly type: 'cardholder.changed'; readonly name: string }
  | { readonly type: 'terms.changed'; readonly accepted: boolean }
  /** The price of what is being paid changed: the terms have to be ticked again. */
  | { readonly type: 'price.changed' }
  /** The owner of the entry wants a token (Next, Add card). */
  | { readonly type: 'token.requested' }
  /** The owner of the entry gives the card up: it is emptied. */
  | { readonly type: 'entry.cleared' }
  | { readonly type: 'script.retried' };

/** What the entry tells its parent. */
export type CardEntryReport =
  | { readonly type: 'token.received'; readonly card: CardToken }
  /** The entry is not ready, or the provider refused the card; the entry itself says why. */
  | { readonly type: 'token.refused' };

export type CardEntryTag = 'busy' | 'usable';
