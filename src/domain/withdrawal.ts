import type { Subscription } from './entities';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAY_ALONE = /^\d{4}-\d{2}-\d{2}$/;

/** Epoch milliseconds of an end: a day alone counts to its end. */
const endOf = (iso: string): number => new Date(iso).getTime() + (DAY_ALONE.test(iso) ? DAY_MS : 0);

/**
 * Until when a personal subscription may still be withdrawn from (D2.extensionGroups.withdrawal): a day alone counts to
 * its end.
 *
 * @param at epoch milliseconds
 * @returns ISO 8601, as the server says it, or `null` where that is over or was never so
 */
export function withdrawalEnd({ type, withdrawUntil }: Subscription, at: number): string | null {
  if (type !== 'personal' || withdrawUntil === null) return null;
  return at < endOf(withdrawUntil) ? withdrawUntil : null;
}

/**
 * Whether a subscription was cancelled and still runs, so that it may go on (D2.extensionGroups.resume).
 *
 * @param at epoch milliseconds
 */
export const canBeResumed = ({ endsOn }: Subscription, at: number): boolean =>
  endsOn !== null && at < endOf(endsOn);
