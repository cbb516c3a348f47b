/** The backend's source of the time, so that tests can set it for expiry and sessions. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/**
 * A clock that a tester has moved.
 *
 * @param offsetMs how far it is ahead of `base` (negative: behind); read at every call of `now`
 */
export function movedClock(base: Clock, offsetMs: () => number): Clock {
  return { now: () => new Date(base.now().getTime() + offsetMs()) };
}
