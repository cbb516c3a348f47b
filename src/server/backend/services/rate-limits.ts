import { createHash } from 'node:crypto';
import type { Clock } from '../clock';
import { Refusal } from '../http/answers';
import { rateLimits, type RateLimited } from '../limits';
import type { Executor } from '../storage/database';
import { countTry, giveTryBack } from '../storage/repositories/rate-limits';
import type { Switches } from './switches';

/** Who tries: the client's address as the gateway says it, and the account that it is about, if any. */
export type Trier = { readonly address: string; readonly account: string | null };

/** Tries that were counted; `giveBack` when they turned out to be no guesses. */
export type Tries = { giveBack(): Promise<void> };

/** Slows down those who guess and those who flood, by account and by address. */
export interface RateLimits {
  /**
   * Counts a try. It is counted before its outcome is known, so that many at once are not let through.
   *
   * @throws Refusal 429 with the seconds to wait
   */
  take(what: RateLimited, trier: Trier): Promise<Tries>;
}

const none: Tries = { giveBack: () => Promise.resolve() };

/** An account may be an address or a secret: the key holds neither. */
const digest = (text: string): string =>
  createHash('sha256').update(text.trim().toLowerCase()).digest('hex').slice(0, 32);

export function createRateLimits(executor: Executor, clock: Clock, switches: Switches): RateLimits {
  return {
    async take(what, { address, account }) {
      if (!switches.current().rateLimits) return none;
      const { windowMs, perAccount, perAddress } = rateLimits[what];
      const now = clock.now();
      const begunAfter = new Date(now.getTime() - windowMs);
      const counted = [
        { key: `${what} address ${address}`, limit: perAddress },
        ...(account === null ? [] : [{ key: `${what} account ${digest(account)}`, limit: perAccount }]),
      ];
      for (const { key, limit } of counted) {
        const { tries, since } = await countTry(executor, key, { now, begunAfter });
        if (tries <= limit) continue;
        const seconds = Math.max(1, Math.ceil((since.getTime() + windowMs - now.getTime()) / 1000));
        throw new Refusal(429, 'There were too many tries. Please wait a while and try again.', {
          retryAfter: seconds,
        });
      }
      return {
        giveBack: async () => {
          for (const { key } of counted) await giveTryBack(executor, key);
        },
      };
    },
  };
}
