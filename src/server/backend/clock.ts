/** Where the backend gets the time from, so that expiry and sessions can be tested at any moment. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
