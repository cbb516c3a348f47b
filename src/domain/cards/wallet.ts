import type { CardBrand, CardToken } from '../entities';
import type { PremiumPrice } from '../premium-offer';
import { settings } from '../settings';

/** Wallets that can provide a card; `simulated` is the simulator's. */
export type WalletKind = 'applePay' | 'googlePay' | 'simulated';

/** What may be shown of a wallet's card, besides its token. */
export type WalletCard = { readonly wallet: WalletKind; readonly brand: CardBrand };

/** Like `TokenOutcome`, for a card from a wallet. */
export type WalletTokenOutcome =
  | { readonly kind: 'token'; readonly card: CardToken; readonly from: WalletCard }
  | { readonly kind: 'refused'; readonly message: string };

/**
 * What a wallet is asked for: the price of a month (cents) for Premium, or no amount if a card is only saved.
 * `currency` is ISO 4217.
 */
export type WalletCharge =
  | { readonly mode: 'subscription'; readonly amount: number; readonly currency: string }
  | { readonly mode: 'setup'; readonly currency: string };

/** Appearance of the wallets' buttons. */
export type WalletLook = {
  /** Whether the surface is dark. */
  readonly dark: boolean;
  /** Language of the provider's texts, in the provider's notation. */
  readonly locale: string;
};

/** Callbacks of the wallets' buttons. */
export type WalletListener = {
  /** Whether any button is shown. The user may have no suitable wallet. */
  readonly onShown: (shown: boolean) => void;
  /** A button was pressed. Must return synchronously whether the wallet's sheet may open. */
  readonly onPress: () => boolean;
  /** The user agreed in the wallet's sheet. The argument is an opaque reference. */
  readonly onAuthorised: (authorisation: string) => void;
};

/** Buttons that are drawn, or will be. */
export type MountedWallet = {
  /** Call it when the price changes. */
  readonly update: (charge: WalletCharge) => void;
  readonly unmount: () => void;
};

/**
 * Whether wallets are offered for prices in this currency (D4.13).
 *
 * @param currency ISO 4217
 */
export const walletFits = (currency: string): boolean => currency === settings.wallet.currency;

/**
 * The amount that a wallet shows: the current price of Premium, after the discount.
 *
 * @param price `null` if the card is only saved
 * @param currency ISO 4217
 */
export const walletCharge = (price: PremiumPrice | null, currency: string): WalletCharge =>
  price === null
    ? { mode: 'setup', currency }
    : { mode: 'subscription', amount: price.discounted ?? price.full, currency };
