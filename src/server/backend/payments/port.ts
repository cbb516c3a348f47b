import type { CardBrand } from '../../../domain/entities';

/** A card as the browser's provider presented it (S3.cardResult.1). */
export type PresentedCard = {
  /** A PaymentMethod id. */
  readonly token: string;
  readonly last4: string;
  /** 1 to 12. */
  readonly expMonth: number;
  /** Four digits. */
  readonly expYear: number;
};

/** A card as the server's provider knows it, whatever the browser said of it. */
export type SeenCard = {
  readonly brand: CardBrand;
  readonly lastFour: string;
  /** 1 to 12. */
  readonly expMonth: number;
  /** Four digits. */
  readonly expYear: number;
};

/** That the customer must authenticate with the secret of an intent, whose id tells its kind (`seti_…`, `pi_…`). */
export type Challenge = {
  readonly kind: 'actionRequired';
  readonly intentId: string;
  readonly clientSecret: string;
};

/**
 * What the provider says of a card that a customer wants to keep or to pay with; `message` is for the customer.
 * `paymentId` names the payment that was taken, for `cancel` to give it back.
 */
export type CardCheck =
  | ({ readonly kind: 'accepted'; readonly paymentId?: string } & SeenCard)
  | { readonly kind: 'refused'; readonly message: string }
  | (Challenge & SeenCard);

/**
 * How an intent stands: `waiting` until the customer has authenticated; `unknown` when it does not exist or belongs to
 * somebody else or to another card. The provider may want one more challenge, with another intent.
 */
export type IntentCheck =
  | { readonly kind: 'succeeded' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'unknown' }
  | Challenge
  | { readonly kind: 'refused'; readonly message: string };

/** A card that a customer presents, in one call of the app's. */
export type Presentation = {
  /** The customer's uuid. */
  readonly customer: string;
  readonly card: PresentedCard;
  /** The call's Idempotency-Key: the same call again takes no second payment. Null where it has none. */
  readonly idempotencyKey: string | null;
};

/**
 * The card payment provider as the server sees it (S7.cardTokens, D4.11). Calls may take as long as a network call:
 * never make one inside a database transaction. Those that answer with a check throw when the provider does not answer;
 * then nothing was attached, and what was taken is given back.
 */
export interface PaymentProvider {
  /** Checks a card for later payments; may ask for 3-D Secure with a setup intent. */
  setUpCard(input: Presentation): Promise<CardCheck>;
  /**
   * Takes the first payment of a subscription with a card that is then kept; may ask for 3-D Secure with a payment or
   * a setup intent.
   *
   * @param input.amount cents
   * @param input.currency ISO 4217
   */
  pay(input: Presentation & { readonly amount: number; readonly currency: string }): Promise<CardCheck>;
  /** Whether an intent allows this customer's card to be attached now. */
  checkIntent(input: {
    readonly customer: string;
    readonly intentId: string;
    readonly token: string;
  }): Promise<IntentCheck>;
  /**
   * Gives up an intent: one that waits can no longer be confirmed, and a payment that was taken is given back, unless a
   * profile was completed with it whose customer has not withdrawn. Never fails: what cannot be given up now is tried again by `resume`.
   */
  cancel(intentId: string): Promise<void>;
  /** Forgets a card that is not the customer's any more. Never fails. @param token its PaymentMethod id */
  detach(token: string): Promise<void>;
  /** Forgets a customer whose account is closed, with every card of theirs. Never fails. @param customer their uuid */
  forgetCustomer(customer: string): Promise<void>;
  /** Gives up what could not be given up before, or was left behind by a process that ended. Never fails. */
  resume(): Promise<void>;
}
