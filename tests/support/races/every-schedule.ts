import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { tier } from '../matrix/tier';
import { described, explore, type Bounds } from './explore';
import { patience } from './runs';
import type { Write } from './write';
import { andKeyless } from './writes';

/** A card, a charge with its subscription, and an account: they are explored deepest. */
const deepest: readonly string[] = ['adds a card', 'adds a profile', 'registers for Premium'];

/** How many choices are all tried; `CABRANK_DEPTH` says otherwise. */
const depthOf = (name: string): number => {
  if (process.env.CABRANK_DEPTH) return Number(process.env.CABRANK_DEPTH);
  if (tier === 1) return 1;
  return deepest.includes(name) ? 4 : 3;
};

/** At how many moments of a whole schedule, wherever they are, something else happens than what is next. */
const deviationsOf = (name: string): number => {
  if (deepest.includes(name)) return tier;
  return tier - 1;
};

const boundsOf = (name: string): readonly Bounds[] => [
  { depth: depthOf(name) },
  { depth: 40, deviations: deviationsOf(name) },
];

/** Plays every schedule of these writes, within bounds: each is done once, for whoever asked, and leaves nothing behind. */
export function describeEverySchedule(writes: readonly Write[]): void {
  describe('every schedule of a write', () => {
    it.each(andKeyless(writes))(
      '$name: is done once, for whoever asked, and leaves nothing behind',
      async (write) => {
        for (const bounds of boundsOf(write.name)) {
          const { schedules, known, broken } = await explore(write, bounds);
          const within = Object.entries(bounds).map(([name, bound]) => `${name} ${bound}`);
          console.log(
            `${write.name}: ${within.join(', ')}: ${schedules} schedules, ${known} ended where another had been`,
          );
          expect(broken, broken ? described(broken) : '').toBeNull();
        }
      },
      patience,
    );
  });
}
