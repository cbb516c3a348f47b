import { settings } from './settings';

/** A day alone, or a day with a time. */
const DAY_ALONE = /^\d{4}-\d{2}-\d{2}$/;

const times = new Map<string, Intl.DateTimeFormat>();

const timeOf = (locale: string): Intl.DateTimeFormat => {
  const known = times.get(locale);
  if (known) return known;
  const { timeZone } = settings;
  const made = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  times.set(locale, made);
  return made;
};

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (locale: string, timeZone: string): Intl.DateTimeFormat => {
  const key = `${locale} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone });
  formats.set(key, made);
  return made;
};

/**
 * A date as it is shown: `20 Nov 2026`. A moment is the day that it falls on where the taxis drive; a day alone is that
 * day everywhere.
 *
 * @param iso ISO 8601, as the server says it
 * @returns `null` for what is no date
 */
export const formatDay = (iso: string, locale = 'en-IE'): string | null => {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return null;
  return formatOf(locale, DAY_ALONE.test(iso) ? 'UTC' : settings.timeZone).format(moment);
};

/**
 * A time of day as it is shown, where the taxis drive: `14:05`.
 *
 * @param iso ISO 8601 with a time, as the server says it
 * @returns `null` for what is no moment
 */
export const formatTime = (iso: string, locale = 'en-IE'): string | null => {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) || DAY_ALONE.test(iso) ? null : timeOf(locale).format(moment);
};
