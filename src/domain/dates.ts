import { settings } from './settings';

/** A day alone, or a day with a time. */
const DAY_ALONE = /^\d{4}-\d{2}-\d{2}$/;

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const MOMENT = { ...DAY, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** A format is expensive to make: one for each language and zone. */
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
 * A date as it is shown: `20 Nov 2026`. A moment is the day that it falls on where the taxis drive; a day alone is that
 * day everywhere.
 *
 * @param iso ISO 8601, as the server says it
 * @returns `null` for what is no date
 */
export const formatDay = (iso: string, locale = 'en-IE'): string | null => {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return null;
  return dayFormat(locale, DAY_ALONE.test(iso) ? 'UTC' : settings.timeZone).format(moment);
};

/**
 * A moment as it is shown, where the taxis drive: `20 Nov 2026, 14:05`.
 *
 * @param iso ISO 8601, as the server says it
 * @returns `null` for what is no moment
 */
export const formatMoment = (iso: string, locale = 'en-IE'): string | null => {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return null;
  return momentFormat(locale, settings.timeZone).format(moment);
};
