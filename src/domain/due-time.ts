/** Whether a recurring task is due. */
export type ClockReading = {
  /** Whether to run it now. */
  readonly due: boolean;
  /** When it is due next (epoch seconds). */
  readonly dueAt: number;
  /** When to check the clock again (ms). */
  readonly nextLookMs: number;
};

type Recurrence = {
  /** Interval (ms). */
  readonly everyMs: number;
  /** Maximum time between two checks (ms), which is how soon a task is noticed after the computer has slept. */
  readonly lookMs: number;
};

/**
 * Checks whether a recurring task is due, by the wall clock. That clock continues while a computer sleeps, and can be
 * set. However far it jumps ahead, the task is due only once. If it is set back, nothing becomes due, and nothing is
 * delayed by more than one interval.
 *
 * @param dueAt epoch seconds; `null` if the task never ran and is due now
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
  // A timer that is slightly late does not shift the schedule.
  if (late >= 0) return late <= look ? dueAt + every : now + every;
  return Math.min(dueAt, now + every);
}

/** The local day of a moment (epoch milliseconds), as text. */
export const dayOf = (at: number): string => new Date(at).toDateString();
