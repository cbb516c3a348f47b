import { createHash } from 'node:crypto';
import { networkOf } from '../../../network';
import type { Clock } from '../../clock';
import { Refusal } from '../../http/answers';
import { rateLimits, type RateLimit, type RateLimited } from '../../limits';
import type { Executor } from '../../storage/database';
import { countTry, forgetTries, giveTryBack } from '../../storage/repositories/rate-limits';
import type { Switches } from './switches';

/** Who makes a try: the client's address as reported by the gateway, and the account concerned, if any. */
export type Trier = { readonly address: string; readonly account: string | null };

/** Counted tries. Call `giveBack` if they were not guesses. */
export type Tries = { giveBack(): Promise<void> };

/** Limits guessing and flooding, by account, by network and overall. */
export interface RateLimits {
  /**
   * Counts a try. It is counted before its outcome is known, so that concurrent tries are limited too.
   *
   * @throws Refusal 429 with the seconds to wait
   */
  take(what: RateLimited, trier: Trier): Promise<Tries>;
  /** Forgets the tries for an account, overall and from its owner's network, after the owner has authenticated. */
  forget(what: RateLimited, trier: Trier): Promise<void>;
}

const none: Tries = { giveBack: () => Promise.resolve() };

/** The account may be an address or a secret, so the key contains only a hash. */
const digest = (text: string): string =>
  createHash('sha256').update(text.trim().toLowerCase()).digest('hex').slice(0, 32);

/** The key of a counter; null if the limit is per account and there is no account. */
function keyOf(what: RateLimited, { by }: RateLimit, { address, account }: Trier): string | null {
  const network = networkOf(address);
  switch (by) {
    case 'network':
      return `${what} network ${network}`;
    case 'all':
      return `${what} all`;
    case 'account':
      return account === null ? null : `${what} account ${digest(account)}`;
    case 'accountInNetwork':
      return account === null ? null : `${what} account ${digest(`${account.trim()} ${network}`)}`;
  }
}

const MINUTE_S = 60;

function tooMany(seconds: number): Refusal {
  const minutes = Math.ceil(seconds / MINUTE_S);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new Refusal(429, `Too many attempts. Please wait ${wait} and try again.`, {
    retryAfter: seconds,
  });
}

export function createRateLimits(executor: Executor, clock: Clock, switches: Switches): RateLimits {
  const countersOf = (what: RateLimited, trier: Trier) =>
    rateLimits[what].flatMap((limit) => {
      const key = keyOf(what, limit, trier);
      return key === null ? [] : [{ ...limit, key }];
    });

  return {
    async take(what, trier) {
      if (!switches.current().rateLimits) return none;
      const now = clock.now();
      const counters = countersOf(what, trier);
      for (const { key, tries: limit, windowMs } of counters) {
        const begunAfter = new Date(now.getTime() - windowMs);
        const { tries, since } = await countTry(executor, key, { now, begunAfter });
        if (tries <= limit) continue;
        throw tooMany(Math.max(1, Math.ceil((since.getTime() + windowMs - now.getTime()) / 1000)));
      }
      return {
        giveBack: async () => {
          for (const { key } of counters) await giveTryBack(executor, key);
        },
      };
    },

    async forget(what, trier) {
      const ofAccount = countersOf(what, trier).filter(
        ({ by }) => by === 'account' || by === 'accountInNetwork',
      );
      for (const { key } of ofAccount) await forgetTries(executor, key);
    },
  };
}
