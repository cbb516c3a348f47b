const MINUTE_MS = 60_000;

/**
 * How many whole minutes have passed.
 *
 * @param startedAt ISO 8601; a moment that is still to come, by a clock that is ahead of ours, counts as now
 * @param now epoch milliseconds
 * @returns the minutes, and the milliseconds until there is one more; `null` where nobody says since when
 */
export function elapsedMinutes(
  startedAt: string | null,
  now: number,
): { readonly minutes: number; readonly nextMinuteMs: number } | null {
  const started = Date.parse(startedAt ?? '');
  if (Number.isNaN(started)) return null;
  const passed = Math.max(0, now - started);
  return { minutes: Math.floor(passed / MINUTE_MS), nextMinuteMs: MINUTE_MS - (passed % MINUTE_MS) };
}
