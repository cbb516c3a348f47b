import type { CardElement, Elements } from '@stripe/react-stripe-js';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import type { MountedWallet, WalletCharge, WalletListener, WalletLook } from '../../../domain/cards/wallet';

/** Stripe's own components, which render the card element of either provider. */
type CardComponents = {
  readonly Elements: typeof Elements;
  readonly CardElement: typeof CardElement;
};

/**
 * The part of the payments port that a card form uses: the provider's name, its object for `<Elements>`, and a setter
 * for the element.
 */
export type CardFormPort = {
  readonly provider: 'stripe' | 'simulator';
  /** `null` until the provider's script has loaded. */
  loaded(): Stripe | null;
  /** The components that render the element; `null` until the provider's code has loaded. */
  components(): CardComponents | null;
  /** Sets the element that tokens are created from; `null` when it unmounts. */
  attach(element: StripeCardElement | null): void;
};

/** Adds what a card form with wallets uses: the wallets' buttons, mounted into an empty element. */
export type WalletFormPort = CardFormPort & {
  mountWallet(
    place: HTMLElement,
    charge: WalletCharge,
    look: WalletLook,
    listener: WalletListener,
  ): MountedWallet;
};
