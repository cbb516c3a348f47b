import { raceBrowser } from './browser';
import { raceSeat, type Defects } from './seat';
import { raceShop } from './shop/shop';
import { raceTurns } from './schedules/turns';
import type { Write } from './writes/write';

/** Two tabs, the server, and what is in progress between them. */
export type RaceWorld = ReturnType<typeof raceWorld>;

export function raceWorld(write: Write, defects: Defects) {
  const shop = raceShop(write.keyless !== true);
  write.prepare?.(shop);
  shop.words.push(...(write.words ?? []));
  const cookieOf = (): string | null => {
    if (write.person === null) return null;
    const cookie = shop.enter(write.through ?? write.person);
    const session = shop.sessionOf(cookie);
    if (session && write.through) session.customer = write.person;
    return cookie;
  };
  const browser = raceBrowser(shop, cookieOf());
  const turns = raceTurns();
  const here = raceSeat(browser, turns, 'here', write, defects);
  const there = raceSeat(browser, turns, 'there', write, defects);
  /** The fates of each tab's calls, in order. */
  const fates: Record<string, string[]> = {};
  return {
    write,
    shop,
    browser,
    turns,
    here,
    there,
    seats: [here, there],
    fates,
    isLate: false,
    elsewhere: false,
  };
}
