import type { SubscriptionRow } from '../storage/tables';

/** The same day `months` later; of a day that the month does not have, its last one. */
export function monthsAfter(date: Date, months: number): Date {
  const then = new Date(date);
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return then;
}

/** The end of the period that is under way: a subscription renews itself month by month. */
export function periodEndOf(subscription: SubscriptionRow, now: Date): Date {
  let end = subscription.period_end;
  for (let months = 1; end <= now; months += 1) end = monthsAfter(subscription.period_end, months);
  return subscription.ends_on ?? end;
}

/** What the period that is under way costs, in cents. */
export function priceOf(subscription: SubscriptionRow, now: Date): number {
  const { discounted_price: discounted, discounted_until: until, price } = subscription;
  return discounted !== null && until !== null && now < until ? discounted : price;
}
