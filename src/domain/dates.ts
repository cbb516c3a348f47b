import { settings } from './settings';

/** A date without a time. */
const DAY_ALONE = /^\d{4}-\d{2}-\d{2}$/;

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const MOMENT = { ...DAY, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Formats are expensive to create, so one is cached for each language and time zone. */
const formatOf = (parts: Intl.DateTimeFormatOptions) => {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (locale: string, timeZone: string): Intl.DateTimeFormat => {
    const key = `${locale} ${timeZone}`;
    const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...parts, timeZone });
    formats.set(key, format);
    return format;
  };
};

const dayFormat = formatOf(DAY);
const momentFormat = formatOf(MOMENT);

/**
 * Formats a date: `20 Nov 2026`. A moment is shown as the day in the time zone of the taxis; a date without a time is
 * the same everywhere.
 *
 * @param iso ISO 8601
 * @returns `null` if it is not a date
 */
export const formatDay = (iso: string, locale = 'en-IE'): string | null => {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return null;
  return dayFormat(locale, DAY_ALONE.test(iso) ? 'UTC' : settings.timeZone).format(moment);
};

/**
 * Formats a moment in the time zone of the taxis: `20 Nov 2026, 14:05`.
 *
 * @param iso ISO 8601
 * @returns `null` if it is not a moment
 */
export const formatMoment = (iso: string, locale = 'en-IE'): string | null => {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return null;
  return momentFormat(locale, settings.timeZone).format(moment);
};

/** The same day `months` later, or the last day of that month if it is shorter. */
export function monthsAfter(date: Date, months: number): Date {
  const then = new Date(date);
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return then;
}
