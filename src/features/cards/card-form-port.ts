import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import type { MountedWallet, WalletCharge, WalletListener, WalletLook } from '../../domain/wallet';

/** What a card form needs of the payments port: which provider it is, its object for `<Elements>`, and to be told of the element. */
export type CardFormPort = {
  readonly provider: 'stripe' | 'simulator';
  /** `null` until the provider's script is there. */
  loaded(): Stripe | null;
  /** The element that tokens are made from; `null` when it is gone. */
  attach(element: StripeCardElement | null): void;
};

/** What a card form with wallets needs of it besides: the wallets' buttons, drawn into an empty element. */
export type WalletFormPort = CardFormPort & {
  mountWallet(
    place: HTMLElement,
    charge: WalletCharge,
    look: WalletLook,
    listener: WalletListener,
  ): MountedWallet;
};
