import { monthsAfter } from '../../../../domain/dates';
import { WITHDRAWAL_DAYS } from '../../limits';
import type { SubscriptionRow } from '../../storage/tables';
import { localTime, momentOf } from '../shared/local-time';

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

/** The end of the current period. Subscriptions renew monthly. */
export function periodEndOf(subscription: SubscriptionRow, now: Date): Date {
  let end = subscription.period_end;
  for (let months = 1; end <= now; months += 1) end = monthsAfter(subscription.period_end, months);
  return subscription.ends_on ?? end;
}

/**
 * The end of the withdrawal period of a contract that starts now: the end of its last day, in the local time zone.
 */
export function withdrawalEnd(now: Date): Date {
  const today = new Date(`${localTime(now).slice(0, 10)}T12:00:00Z`);
  const last = new Date(today.getTime() + WITHDRAWAL_DAYS * DAY_MS).toISOString().slice(0, 10);
  const lastMinute = momentOf(`${last}T23:59`) ?? now;
  return new Date(lastMinute.getTime() + MINUTE_MS - 1);
}

/** Until when the customer may still withdraw, even after cancelling; null if they may not. */
export function withdrawalOpenUntil(subscription: SubscriptionRow, now: Date): Date | null {
  const { type, withdraw_until: until, withdrawn_at: withdrawn, ends_on: endsOn } = subscription;
  if (type !== 'personal' || withdrawn !== null || (endsOn !== null && endsOn <= now)) return null;
  return until !== null && now <= until ? until : null;
}

/** The price of the current period (cents). */
export function priceOf(subscription: SubscriptionRow, now: Date): number {
  const { discounted_price: discounted, discounted_until: until, price } = subscription;
  return discounted !== null && until !== null && now < until ? discounted : price;
}
