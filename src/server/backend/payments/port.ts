import type { CardBrand } from '../../../domain/entities';

/** A card as the browser's provider presented it (section 3, card result). */
export type PresentedCard = {
  /** A PaymentMethod id. */
  readonly token: string;
  readonly last4: string;
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

/** What the provider says of a card that a customer wants to keep or to pay with; `message` is for the customer. */
export type CardCheck =
  | { readonly kind: 'accepted'; readonly brand: CardBrand; readonly lastFour: string }
  | { readonly kind: 'refused'; readonly message: string }
  | (Challenge & { readonly brand: CardBrand; readonly lastFour: string });

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

/**
 * The card payment provider as the server sees it (sections 4 and 7, decisions 4). Calls may take as long as a network
 * call: never make one inside a database transaction.
 */
export interface PaymentProvider {
  /** Checks a card for later payments; may ask for 3-D Secure with a setup intent. */
  setUpCard(input: { readonly customer: string; readonly card: PresentedCard }): Promise<CardCheck>;
  /**
   * Takes the first payment of a subscription with a card that is then kept; may ask for 3-D Secure with a payment or
   * a setup intent.
   *
   * @param input.amount cents
   * @param input.currency ISO 4217
   */
  pay(input: {
    readonly customer: string;
    readonly card: PresentedCard;
    readonly amount: number;
    readonly currency: string;
  }): Promise<CardCheck>;
  /** Whether an intent allows this customer's card to be attached now. */
  checkIntent(input: {
    readonly customer: string;
    readonly intentId: string;
    readonly token: string;
  }): Promise<IntentCheck>;
  /** Gives up an intent that still waits; anything else is left as it is. */
  cancel(intentId: string): Promise<void>;
  /**
   * Gives back what a customer paid for a subscription. Asked again with the same key it gives nothing back twice.
   *
   * @param input.amount cents
   * @param input.currency ISO 4217
   * @param input.key names this refund among all
   * @throws Error where nobody knows that it was given back
   */
  refund(input: {
    readonly customer: string;
    readonly amount: number;
    readonly currency: string;
    readonly key: string;
  }): Promise<void>;
}
