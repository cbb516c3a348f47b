import { settings } from './settings';

/** A day alone, or a day with a time. */
const DAY_ALONE = /^\d{4}-\d{2}-\d{2}$/;

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
