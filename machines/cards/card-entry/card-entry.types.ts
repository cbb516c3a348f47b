import type { ElementChange } from '../../../src/domain/cards/card-payment';
import type { CardToken } from '../../../src/domain/entities';
import type { WalletCard } from '../../../src/domain/cards/wallet';

export type CardEntryInput = {
  /** Registration and premium steps require the terms; adding a card on the profile does not. */
  readonly termsRequired: boolean;
};

/**
 * Why a wallet's card is not used: the provider declined it with a message, the reason is unknown, or the price that
 * was authorised differs.
 */
export type WalletProblem =
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed' }
  | { readonly kind: 'priceChanged' };

export type CardEntryContext = CardEntryInput & {
  readonly cardholderName: string;
  readonly element: ElementChange;
  readonly termsAccepted: boolean;
  /** An opaque reference. The token itself never leaves the payments port. */
  readonly card: CardToken | null;
  /** The last token could not be created and the provider gave no reason. */
  readonly tokenFailed: boolean;
  /** The wallet that provided the card; `null` for an entered card. */
  readonly walletCard: WalletCard | null;
  /** An opaque reference to what the person authorised in the wallet. */
  readonly authorisation: string;
  readonly walletProblem: WalletProblem | null;
};

export type CardEntryEvent =
  | { readonly type: 'element.changed'; readonly change: ElementChange }
  | { readonly type: 'cardholder.changed'; readonly name: string }
  | { readonly type: 'terms.changed'; readonly accepted: boolean }
  /** The price changed, so the terms must be ticked again. */
  | { readonly type: 'price.changed' }
  /** The parent requests a token (Next, Add card). */
  | { readonly type: 'token.requested' }
  /** The parent discards the card: clears the entry. */
  | { readonly type: 'entry.cleared' }
  | { readonly type: 'script.retried' }
  /** The provider's wallet element is ready and the person has a suitable wallet. */
  | { readonly type: 'wallet.shown' }
  /** The wallet element did not load, or no wallet is suitable. */
  | { readonly type: 'wallet.withdrawn' }
  /** A wallet button was pressed. Its sheet opens unless the terms are not ticked. */
  | { readonly type: 'wallet.pressed' }
  /** The person authorised the payment in the wallet's sheet. */
  | { readonly type: 'wallet.authorised'; readonly authorisation: string }
  /** The person wants to use another card than the wallet's. */
  | { readonly type: 'wallet.dropped' };

/** Events sent to the parent. */
export type CardEntryReport =
  | { readonly type: 'token.received'; readonly card: CardToken }
  /** The entry is not ready, or the provider declined the card. The entry shows the reason. */
  | { readonly type: 'token.refused' };

export type CardEntryTag = 'busy' | 'usable';
