import type { Subscription } from './entities';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAY_ALONE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Until when a personal subscription may still be withdrawn from (decisions, "Extension groups": `withdrawal`): a day
 * alone counts to its end.
 *
 * @param at epoch milliseconds
 * @returns ISO 8601, as the server says it, or `null` where that is over or was never so
 */
export function withdrawalEnd({ type, withdrawUntil }: Subscription, at: number): string | null {
  if (type !== 'personal' || withdrawUntil === null) return null;
  const until = new Date(withdrawUntil).getTime() + (DAY_ALONE.test(withdrawUntil) ? DAY_MS : 0);
  return at < until ? withdrawUntil : null;
}
