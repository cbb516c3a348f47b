import {
  rateLimits,
  type CountedBy,
  type RateLimit,
  type RateLimited,
} from '../../../src/server/backend/limits';

/** The limit of a kind of tries that are counted together by this. */
export function limitOf(what: RateLimited, by: CountedBy): RateLimit {
  const limit = rateLimits[what].find((each) => each.by === by);
  if (!limit) throw new Error(`${what} is not limited by ${by}`);
  return limit;
}
