import type { CardToken } from '../entities';

/** A change event of the provider's card element. `error` is the provider's text. */
export type ElementChange = {
  readonly complete: boolean;
  readonly empty: boolean;
  readonly error: string | null;
};

/** `refused` contains the provider's message to the customer. */
export type TokenOutcome =
  | { readonly kind: 'token'; readonly card: CardToken }
  | { readonly kind: 'refused'; readonly message: string };

/**
 * How a challenge (3-D Secure) ended: `declined` by the bank, `abandoned` by the customer, or `unavailable` if the
 * provider could not be reached or did not know the intent.
 */
export type ChallengeOutcome =
  | { readonly kind: 'succeeded'; readonly intentId: string }
  | { readonly kind: 'declined'; readonly message: string | null }
  | { readonly kind: 'abandoned' }
  | { readonly kind: 'unavailable'; readonly message: string | null };
