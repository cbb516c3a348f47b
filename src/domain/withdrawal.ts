import type { Subscription } from './entities';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAY_ALONE = /^\d{4}-\d{2}-\d{2}$/;

/** The end of a period in epoch milliseconds. A date without a time includes the whole day. */
const endOf = (iso: string): number => new Date(iso).getTime() + (DAY_ALONE.test(iso) ? DAY_MS : 0);

/**
 * Until when a personal subscription may be withdrawn from (D2.extensionGroups.withdrawal). A date without a time
 * includes the whole day.
 *
 * @param at epoch milliseconds
 * @returns ISO 8601 as sent by the server, or `null` if the period is over or there was none
 */
export function withdrawalEnd({ type, withdrawUntil }: Subscription, at: number): string | null {
  if (type !== 'personal' || withdrawUntil === null) return null;
  return at < endOf(withdrawUntil) ? withdrawUntil : null;
}

/**
 * Whether a subscription was cancelled and is still running, so that it can be resumed (D2.extensionGroups.resume).
 *
 * @param at epoch milliseconds
 */
export const canBeResumed = ({ endsOn }: Subscription, at: number): boolean =>
  endsOn !== null && at < endOf(endsOn);
