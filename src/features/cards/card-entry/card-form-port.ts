import type { CardElement, Elements } from '@stripe/react-stripe-js';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import type { MountedWallet, WalletCharge, WalletListener, WalletLook } from '../../../domain/cards/wallet';

/** Stripe's own components, which draw the card element of either provider. */
type CardComponents = {
  readonly Elements: typeof Elements;
  readonly CardElement: typeof CardElement;
};

/** What a card form needs of the payments port: which provider it is, its object for `<Elements>`, and to be told of the element. */
export type CardFormPort = {
  readonly provider: 'stripe' | 'simulator';
  /** `null` until the provider's script is there. */
  loaded(): Stripe | null;
  /** What draws the element; `null` until the provider's code is there. */
  components(): CardComponents | null;
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
