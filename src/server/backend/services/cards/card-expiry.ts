import { EXPIRES_SOON_MONTHS } from '../../limits';

/** `month` is 1 to 12, `year` has four digits; null if the provider did not report them. */
export type Expiry = { readonly month: number | null; readonly year: number | null };

const YEAR = 12;

/** Months from the month of `now` to the expiry: 0 in the last month in which the card is valid. */
function monthsLeft({ month, year }: Expiry, now: Date): number | null {
  if (month === null || year === null) return null;
  return (year - now.getUTCFullYear()) * YEAR + (month - (now.getUTCMonth() + 1));
}

/** A card is valid until the end of its expiry month. An unknown expiry never counts as expired. */
export function hasExpired(expiry: Expiry, now: Date): boolean {
  const left = monthsLeft(expiry, now);
  return left !== null && left < 0;
}

/** Whether a valid card expires in this month or the next two. */
export function expiresSoon(expiry: Expiry, now: Date): boolean {
  const left = monthsLeft(expiry, now);
  return left !== null && left >= 0 && left <= EXPIRES_SOON_MONTHS;
}

/** The month `months` after the month of `now`; negative for earlier months. */
export function monthFrom(now: Date, months: number): { readonly month: number; readonly year: number } {
  const count = now.getUTCFullYear() * YEAR + now.getUTCMonth() + months;
  return { month: (count % YEAR) + 1, year: Math.floor(count / YEAR) };
}
