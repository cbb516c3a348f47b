import type { CardBrand, CardToken } from '../entities';
import type { PremiumPrice } from '../premium-offer';
import { settings } from '../settings';

/** The wallets that can give a card; `simulated` is the simulator's own. */
export type WalletKind = 'applePay' | 'googlePay' | 'simulated';

/** What may be shown of a card that a wallet gave, beside what its token says. */
export type WalletCard = { readonly wallet: WalletKind; readonly brand: CardBrand };

/** As `TokenOutcome`, for a card that a wallet gave. */
export type WalletTokenOutcome =
  | { readonly kind: 'token'; readonly card: CardToken; readonly from: WalletCard }
  | { readonly kind: 'refused'; readonly message: string };

/**
 * What a wallet is asked for: the price of a month in cents where Premium is bought, nothing where a card is only kept.
 * `currency` is ISO 4217.
 */
export type WalletCharge =
  | { readonly mode: 'subscription'; readonly amount: number; readonly currency: string }
  | { readonly mode: 'setup'; readonly currency: string };

/** How the wallets' buttons are drawn. */
export type WalletLook = {
  /** On a dark surface. */
  readonly dark: boolean;
  /** The language of the provider's own words, as the provider names it. */
  readonly locale: string;
};

/** Who is told what becomes of the wallets' buttons. */
export type WalletListener = {
  /** Whether there is a button at all: the person may have no wallet that fits. */
  readonly onShown: (shown: boolean) => void;
  /** A button was pressed. The answer, whether the wallet's sheet may open, is given at once. */
  readonly onPress: () => boolean;
  /** The person agreed in the wallet's sheet; the reference says nothing. */
  readonly onAuthorised: (authorisation: string) => void;
};

/** Buttons that are drawn, or are about to be. */
export type MountedWallet = {
  /** The price changed. */
  readonly update: (charge: WalletCharge) => void;
  readonly unmount: () => void;
};

/**
 * Whether wallets are offered where prices are in this currency (D4.13).
 *
 * @param currency ISO 4217
 */
export const walletFits = (currency: string): boolean => currency === settings.wallet.currency;

/**
 * What a wallet shows that it is asked for: what Premium costs now, the discount taken off.
 *
 * @param price `null` where the card is only kept
 * @param currency ISO 4217
 */
export const walletCharge = (price: PremiumPrice | null, currency: string): WalletCharge =>
  price === null
    ? { mode: 'setup', currency }
    : { mode: 'subscription', amount: price.discounted ?? price.full, currency };
