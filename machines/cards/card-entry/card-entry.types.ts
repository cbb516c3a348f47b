import type { ElementChange } from '../../../src/domain/cards/card-payment';
import type { CardToken } from '../../../src/domain/entities';
import type { WalletCard } from '../../../src/domain/cards/wallet';

export type CardEntryInput = {
  /** The registration and premium steps ask for the terms; adding a card on the profile does not. */
  readonly termsRequired: boolean;
};

/** Why a wallet's card is not used: the provider refused it, in its own words, or nobody can say, or it agreed to another price. */
export type WalletProblem =
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed' }
  | { readonly kind: 'priceChanged' };

export type CardEntryContext = CardEntryInput & {
  readonly cardholderName: string;
  readonly element: ElementChange;
  readonly termsAccepted: boolean;
  /** An opaque reference; what it stands for never leaves the payments port. */
  readonly card: CardToken | null;
  /** The last token could not be made, and the provider did not say why. */
  readonly tokenFailed: boolean;
  /** The wallet that gave the card; `null` for a card that was entered. */
  readonly walletCard: WalletCard | null;
  /** What the person agreed to in the wallet, as an opaque reference. */
  readonly authorisation: string;
  readonly walletProblem: WalletProblem | null;
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
  | { readonly type: 'script.retried' }
  /** The provider's wallet element is there, and the person has a wallet for it. */
  | { readonly type: 'wallet.shown' }
  /** It did not come, or no wallet fits. */
  | { readonly type: 'wallet.withdrawn' }
  /** A wallet's button was pressed: its sheet opens unless the terms are missing. */
  | { readonly type: 'wallet.pressed' }
  /** The person agreed in the wallet's sheet. */
  | { readonly type: 'wallet.authorised'; readonly authorisation: string }
  /** The person wants another card than the wallet's. */
  | { readonly type: 'wallet.dropped' };

/** What the entry tells its parent. */
export type CardEntryReport =
  | { readonly type: 'token.received'; readonly card: CardToken }
  /** The entry is not ready, or the provider refused the card; the entry itself says why. */
  | { readonly type: 'token.refused' };

export type CardEntryTag = 'busy' | 'usable';
