/** What a look at the clock says of something that recurs. */
export type ClockReading = {
  /** It is to be done now. */
  readonly due: boolean;
  /** When it is due the next time; epoch seconds. */
  readonly dueAt: number;
  /** Until the clock is looked at again, in milliseconds. */
  readonly nextLookMs: number;
};

type Recurrence = {
  /** In milliseconds. */
  readonly everyMs: number;
  /** The longest time between two looks at the clock, in milliseconds: so soon a computer that slept notices. */
  readonly lookMs: number;
};

/**
 * Whether something that recurs is due by the clock on the wall, which goes on while a computer sleeps and is sometimes
 * set. However long it slept and however far the clock jumps ahead, it is due once; a clock that is set back makes
 * nothing due, and puts nothing off for longer than one interval.
 *
 * @param dueAt epoch seconds; `null`: it was never done, and is due now
 * @param nowMs epoch milliseconds
 */
export function readDueTime(
  dueAt: number | null,
  nowMs: number,
  { everyMs, lookMs }: Recurrence,
): ClockReading {
  const every = everyMs / 1000;
  const now = Math.floor(nowMs / 1000);
  const asked = dueAt ?? now;
  const next = nextDue(asked, now, every, lookMs / 1000);
  return { due: now >= asked, dueAt: next, nextLookMs: Math.min(lookMs, next * 1000 - nowMs) };
}

function nextDue(dueAt: number, now: number, every: number, look: number): number {
  const late = now - dueAt;
  // A timer that is a little late does not put off all that follow.
  if (late >= 0) return late <= look ? dueAt + every : now + every;
  return Math.min(dueAt, now + every);
}

/** The name of the day that a moment (epoch milliseconds) falls on where this browser is. */
export const dayOf = (at: number): string => new Date(at).toDateString();
