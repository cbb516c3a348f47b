const MINUTE_MS = 60_000;

/**
 * Counts the full minutes since a moment.
 *
 * @param startedAt ISO 8601. A moment in the future, from a clock that is ahead, counts as now
 * @param now epoch milliseconds
 * @returns the minutes, and the milliseconds until the next one; `null` if the start is unknown
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
