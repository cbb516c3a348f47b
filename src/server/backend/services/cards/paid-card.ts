import type { components } from '../../../../api/contract/schema';
import type { RateLimits, Trier } from '../shared/rate-limits';

export type PaidCard = components['schemas']['PaidCard'];

/** The intent that a card confirms; null if the card is being presented. */
export const intentOf = (card: PaidCard | null | undefined): string | null =>
  card?.paymentIntent ?? card?.setupIntent ?? null;

/**
 * Counts a presented card, so that nobody can try out any number of stolen cards. A confirmation is not counted: its
 * sender has just authenticated with their bank.
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
