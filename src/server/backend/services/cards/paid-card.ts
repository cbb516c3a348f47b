import type { components } from '../../../../api/contract/schema';
import type { RateLimits, Trier } from '../shared/rate-limits';

export type PaidCard = components['schemas']['PaidCard'];

/** The intent that the confirmation of a card names; null for a card that is presented. */
export const intentOf = (card: PaidCard | null | undefined): string | null =>
  card?.paymentIntent ?? card?.setupIntent ?? null;

/**
 * Counts a card that is presented, so that nobody tries out any number of stolen ones. A confirmation is not counted:
 * who has just proved to their bank who they are is not kept waiting.
 *
 * @throws Refusal 429
 */
export async function countCard(
  rateLimits: RateLimits,
  card: PaidCard | null | undefined,
  trier: Trier,
): Promise<void> {
  if (card && intentOf(card) === null) await rateLimits.take('addCard', trier);
}
