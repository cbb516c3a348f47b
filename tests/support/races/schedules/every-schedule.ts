import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { tier } from '../../matrix/tier';
import { described, explore, type Bounds } from './explore';
import { patience } from '../runs';
import type { Write } from '../writes/write';
import { andKeyless } from '../writes/writes';

/** A card, a charge with its subscription, and an account: explored deepest. */
const deepest: readonly string[] = ['adds a card', 'adds a profile', 'registers for Premium'];

/** The number of choices to try exhaustively; `CABRANK_DEPTH` overrides it. */
const depthOf = (name: string): number => {
  if (process.env.CABRANK_DEPTH) return Number(process.env.CABRANK_DEPTH);
  if (tier === 1) return 1;
  return deepest.includes(name) ? 4 : 3;
};

/** The number of moments, anywhere in a schedule, at which something else happens than the next in order. */
const deviationsOf = (name: string): number => {
  if (deepest.includes(name)) return tier;
  return tier - 1;
};

const boundsOf = (name: string): readonly Bounds[] => [
  { depth: depthOf(name) },
  { depth: 40, deviations: deviationsOf(name) },
];

/**
 * Plays every schedule of these writes within bounds. Each write must be executed once, for the person who asked, and
 * leave nothing behind.
 */
export function describeEverySchedule(writes: readonly Write[]): void {
  describe('every schedule of a write', () => {
    it.each(andKeyless(writes))(
      '$name: is done once, for the right person, and leaves nothing behind',
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
