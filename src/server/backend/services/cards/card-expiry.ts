import { EXPIRES_SOON_MONTHS } from '../../limits';

/** `month` 1 to 12, `year` with four digits; null where the provider did not say. */
export type Expiry = { readonly month: number | null; readonly year: number | null };

const YEAR = 12;

/** Months from the month of `now` to the expiry's: 0 is the last month in which the card is good. */
function monthsLeft({ month, year }: Expiry, now: Date): number | null {
  if (month === null || year === null) return null;
  return (year - now.getUTCFullYear()) * YEAR + (month - (now.getUTCMonth() + 1));
}

/** A card is good until the end of the month that it names; an unknown expiry never counts as passed. */
export function hasExpired(expiry: Expiry, now: Date): boolean {
  const left = monthsLeft(expiry, now);
  return left !== null && left < 0;
}

/** Whether a card that is still good expires in this month or the two that follow. */
export function expiresSoon(expiry: Expiry, now: Date): boolean {
  const left = monthsLeft(expiry, now);
  return left !== null && left >= 0 && left <= EXPIRES_SOON_MONTHS;
}

/** The month that lies `months` after (or, negative, before) the month of `now`. */
export function monthFrom(now: Date, months: number): { readonly month: number; readonly year: number } {
  const count = now.getUTCFullYear() * YEAR + now.getUTCMonth() + months;
  return { month: (count % YEAR) + 1, year: Math.floor(count / YEAR) };
}
