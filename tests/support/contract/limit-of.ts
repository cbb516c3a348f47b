import {
  rateLimits,
  type CountedBy,
  type RateLimit,
  type RateLimited,
} from '../../../src/server/backend/limits';

/** The limit for attempts of this kind that are counted by this key. */
export function limitOf(what: RateLimited, by: CountedBy): RateLimit {
  const limit = rateLimits[what].find((each) => each.by === by);
  if (!limit) throw new Error(`${what} is not limited by ${by}`);
  return limit;
}
