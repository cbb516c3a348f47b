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
 * The card provider (S3.cardResult.1, S7.cardTokens). Tokens and client secrets never leave the port. It returns
 * opaque references instead, so that no snapshot, log or trace can contain a secret.
 */
export interface PaymentsPort {
  readonly provider: 'stripe' | 'simulator';
  /**
   * Loads the provider's script and resolves to the Stripe-shaped object for `<Elements stripe={…}>`. Nothing is
   * requested before the first call; a failed load can be retried. Rejects if the script cannot be loaded.
   */
  load(signal?: AbortSignal): Promise<Stripe>;
  /** The loaded object for rendering, or `null` before `load` has resolved. */
  loaded(): Stripe | null;
  /**
   * Stripe's components for the card element. They are part of the port, so that they load no earlier than the port.
   */
  readonly components: { readonly Elements: typeof Elements; readonly CardElement: typeof CardElement };
  /**
   * Called by the view when its card element mounts and unmounts. The port uses the element that was mounted last.
   */
  attach(element: import('@stripe/stripe-js').StripeCardElement | null): void;
  /** Clears the mounted card element, if any. */
  clear(): void;
  /** Creates a PaymentMethod from the mounted card element. */
  createToken(input: { readonly cardholderName: string }, signal?: AbortSignal): Promise<TokenOutcome>;
  /**
   * Draws the buttons of the user's wallets into an empty element (D4.13), as soon as their code has loaded. Nothing
   * of it is loaded before the first call.
   */
  mountWallet(
    place: HTMLElement,
    charge: WalletCharge,
    look: WalletLook,
    listener: WalletListener,
  ): MountedWallet;
  /**
   * Creates a PaymentMethod from the card that the user chose in a wallet. Rejects if the
   * authorisation was used before.
   */
  createWalletToken(authorisation: string, signal?: AbortSignal): Promise<WalletTokenOutcome>;
  /** Tells the wallet's sheet that its card was not accepted. */
  giveUpWallet(authorisation: string): void;
  /**
   * The PaymentMethod id behind `CardToken.token`. Only for the API layer.
   *
   * @throws if this port did not issue the reference
   */
  reveal(token: string): string;
  /** Stores the client secret from a 402 and returns the opaque challenge id for `runChallenge`. */
  keepChallenge(clientSecret: string, intent: 'setup' | 'payment'): string;
  /** Runs a challenge once. The intent's id is the part of the secret before `_secret_`. */
  runChallenge(challenge: string, signal?: AbortSignal): Promise<ChallengeOutcome>;
  /** Forgets all tokens and secrets (logout). */
  forget(): void;
}
