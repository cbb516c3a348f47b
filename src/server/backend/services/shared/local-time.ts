import { settings } from '../../../../domain/settings';

/** The time zone in which the taxis drive. Times are entered and shown in this zone. */
const ZONE = settings.timeZone;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const TYPED = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const readable = new Intl.DateTimeFormat('en-IE', {
  timeZone: ZONE,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Formats a moment for a `datetime-local` field: `2026-11-20T10:05`. */
export function localTime(moment: Date): string {
  const part = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${part.year ?? ''}-${part.month ?? ''}-${part.day ?? ''}T${part.hour ?? ''}:${part.minute ?? ''}`;
}

/** How far the zone is ahead of UTC at a moment (ms). */
const offsetAt = (moment: number): number =>
  Date.parse(`${localTime(new Date(moment))}:00Z`) - Math.floor(moment / MINUTE_MS) * MINUTE_MS;

/**
 * Parses the value of such a field. Returns null if the date does not exist or the hour is skipped by summer time. An
 * hour that occurs twice is taken as the first one.
 */
export function momentOf(typed: string): Date | null {
  const match = TYPED.exec(typed);
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map(Number);
  const written = Date.UTC(year, month - 1, day, hour, minute);
  // Around a change of the clocks there are two offsets. The larger one is that of the earlier moment.
  const offsets = [offsetAt(written - DAY_MS), offsetAt(written + DAY_MS)].toSorted(
    (one, other) => other - one,
  );
  const candidates = offsets.map((offset) => new Date(written - offset));
  return candidates.find((moment) => localTime(moment) === typed) ?? null;
}

/** Formats a moment for people: `Fri, 20 Nov 2026, 10:05`. */
export const readableTime = (moment: Date): string => readable.format(moment);
