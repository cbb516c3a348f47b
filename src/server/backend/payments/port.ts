import type { CardBrand } from '../../../domain/entities';

/** A card as presented by the provider in the browser (S3.cardResult.1). */
export type PresentedCard = {
  /** A PaymentMethod id. */
  readonly token: string;
  readonly last4: string;
  /** 1 to 12. */
  readonly expMonth: number;
  /** Four digits. */
  readonly expYear: number;
};

/** A card as the provider reports it to the server, independent of what the browser sent. */
export type SeenCard = {
  readonly brand: CardBrand;
  readonly lastFour: string;
  /** 1 to 12. */
  readonly expMonth: number;
  /** Four digits. */
  readonly expYear: number;
};

/**
 * The customer must authenticate with the client secret of an intent. The prefix of its id is its kind
 * (`seti_…`, `pi_…`).
 */
export type Challenge = {
  readonly kind: 'actionRequired';
  readonly intentId: string;
  readonly clientSecret: string;
};

/**
 * Result of saving or charging a card. `message` is shown to the customer. `paymentId` is the payment that was taken,
 * which `cancel` can refund.
 */
export type CardCheck =
  | ({ readonly kind: 'accepted'; readonly paymentId?: string } & SeenCard)
  | { readonly kind: 'refused'; readonly message: string }
  | (Challenge & SeenCard);

/**
 * State of an intent. It is `waiting` until the customer has authenticated, and `unknown` if it does not exist or
 * belongs to another customer or card. The provider may ask for another challenge with another intent.
 */
export type IntentCheck =
  | { readonly kind: 'succeeded' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'unknown' }
  | Challenge
  | { readonly kind: 'refused'; readonly message: string };

/** A card that a customer presents in one call. */
export type Presentation = {
  /** The customer's uuid. */
  readonly customer: string;
  readonly card: PresentedCard;
  /** The call's Idempotency-Key, so that a repeated call takes no second payment. Null if it has none. */
  readonly idempotencyKey: string | null;
};

/**
 * The card provider, as the server uses it (S7.cardTokens, D4.11). Its methods may take as long as a network call, so
 * never call one inside a database transaction. Methods that return a check throw if the provider does not answer. In
 * that case no card was attached, and a payment that was taken is refunded.
 */
export interface PaymentProvider {
  /** Checks a card for later payments. May require 3-D Secure with a setup intent. */
  setUpCard(input: Presentation): Promise<CardCheck>;
  /**
   * Takes the first payment of a subscription with a card that is then saved. May require 3-D Secure with a
   * payment or setup intent.
   *
   * @param input.amount cents
   * @param input.currency ISO 4217
   */
  pay(input: Presentation & { readonly amount: number; readonly currency: string }): Promise<CardCheck>;
  /** Checks whether an intent allows attaching this customer's card now. */
  checkIntent(input: {
    readonly customer: string;
    readonly intentId: string;
    readonly token: string;
  }): Promise<IntentCheck>;
  /**
   * Gives up an intent. A waiting intent can no longer be confirmed. A payment that was taken is refunded, unless a
   * profile was completed with it and its customer has not withdrawn. Never rejects: `resume` retries what fails.
   */
  cancel(intentId: string): Promise<void>;
  /** Detaches a card that the customer has removed. Never rejects. @param token its PaymentMethod id */
  detach(token: string): Promise<void>;
  /** Deletes a customer whose account is closed, and all their cards. Never rejects. @param customer their uuid */
  forgetCustomer(customer: string): Promise<void>;
  /** Retries what could not be given up, or was left behind by a process that ended. Never rejects. */
  resume(): Promise<void>;
}
