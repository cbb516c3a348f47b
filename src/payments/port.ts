import type { CardElement, Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import type { ChallengeOutcome, TokenOutcome } from '../domain/cards/card-payment';
import type {
  MountedWallet,
  WalletCharge,
  WalletListener,
  WalletLook,
  WalletTokenOutcome,
} from '../domain/cards/wallet';

/**
 * The card payment provider (S3.cardResult.1, S7.cardTokens). Tokens and client secrets stay inside: what the port
 * hands out are opaque references, so that no snapshot, log or trace can hold a secret.
 */
export interface PaymentsPort {
  readonly provider: 'stripe' | 'simulator';
  /**
   * Loads the provider's script (nothing is requested before the first call; a failed load can be tried again) and
   * answers the Stripe-shaped object that `<Elements stripe={…}>` takes. Rejects when the script cannot be loaded.
   */
  load(signal?: AbortSignal): Promise<Stripe>;
  /** The object that `load` answered, or `null` before that: for rendering. */
  loaded(): Stripe | null;
  /** Stripe's own components, which draw the card element: part of the port's code, so that they come no sooner than that. */
  readonly components: { readonly Elements: typeof Elements; readonly CardElement: typeof CardElement };
  /** Called by the view when its card element mounts and unmounts; the port talks to the element mounted last. */
  attach(element: import('@stripe/stripe-js').StripeCardElement | null): void;
  /** Empties the mounted card element, if there is one. */
  clear(): void;
  /** Makes a PaymentMethod of what the mounted card element holds. */
  createToken(input: { readonly cardholderName: string }, signal?: AbortSignal): Promise<TokenOutcome>;
  /**
   * Draws the buttons of the wallets that the person has into an empty element (D4.13), once their code is there;
   * nothing of it is loaded before the first call.
   */
  mountWallet(
    place: HTMLElement,
    charge: WalletCharge,
    look: WalletLook,
    listener: WalletListener,
  ): MountedWallet;
  /** Makes a PaymentMethod of the card that the person agreed to; rejects for an authorisation that was used already. */
  createWalletToken(authorisation: string, signal?: AbortSignal): Promise<WalletTokenOutcome>;
  /** Tells the wallet's sheet that its card is not taken. */
  giveUpWallet(authorisation: string): void;
  /** The PaymentMethod id behind `CardToken.token`; throws for a reference that this port never gave. For the API layer alone. */
  reveal(token: string): string;
  /** Takes a client secret from a 402 answer and returns the opaque challenge id that `runChallenge` takes. */
  keepChallenge(clientSecret: string, intent: 'setup' | 'payment'): string;
  /** Runs the challenge once; the intent's id is what stands before `_secret_`. */
  runChallenge(challenge: string, signal?: AbortSignal): Promise<ChallengeOutcome>;
  /** Forgets every token and secret (logout). */
  forget(): void;
}
