import type { CardToken } from '../entities';

/** What the provider's card element says of itself; `error` is the provider's text. */
export type ElementChange = {
  readonly complete: boolean;
  readonly empty: boolean;
  readonly error: string | null;
};

/** `refused` carries the provider's own words for the customer. */
export type TokenOutcome =
  | { readonly kind: 'token'; readonly card: CardToken }
  | { readonly kind: 'refused'; readonly message: string };

/**
 * How a challenge (3-D Secure) ended: `declined` by the bank, `abandoned` by the customer,
 * `unavailable` when the provider could not be reached or did not know the intent.
 */
export type ChallengeOutcome =
  | { readonly kind: 'succeeded'; readonly intentId: string }
  | { readonly kind: 'declined'; readonly message: string | null }
  | { readonly kind: 'abandoned' }
  | { readonly kind: 'unavailable'; readonly message: string | null };
