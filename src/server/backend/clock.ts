/** Where the backend gets the time from, so that expiry and sessions can be tested at any moment. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/**
 * A clock that a tester has moved.
 *
 * @param offsetMs how far ahead of `base` it is now (negative: behind); asked at every reading
 */
export function movedClock(base: Clock, offsetMs: () => number): Clock {
  return { now: () => new Date(base.now().getTime() + offsetMs()) };
}
