import { describe, expect, it } from 'vitest';
import { growthFigures, growthOf, leaksOf } from '../../bench/page-growth';
import { openQuietly } from '../../bench/quiet-page';
import { adminStops, customerStops, visitorStops } from '../../bench/stops';
import { tour, type Stop } from '../../bench/tour';
import { plantLeak, type Plantable } from '../../support/canaries/planted-leak';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
/** Fewer than the bench has: what is planted is much larger than what a page still settles. */
const NAVIGATIONS = 250;
/** Bytes: the engine still compiles what is used often, some 4 kB for each navigation; what is planted are 20. */
const MOST_HEAP = 10_000;
const TEST_MS = 300_000;

/** What `npm run bench -- long-run` would report of a page, into which something was planted. */
async function leaks(who: string | null, stops: readonly Stop[], planted: Plantable | null) {
  const { page, context } = await (who === null ? app.visit() : app.visitAs(who));
  if (planted !== null) await plantLeak(context, planted);
  await openQuietly(page, stops.at(-1)?.path ?? '/');
  const rounds = NAVIGATIONS / stops.length;
  const samples = await tour(page, { stops, rounds, every: 1 });
  expect(samples).toHaveLength(rounds);
  return leaksOf(growthFigures(growthOf(samples), samples, MOST_HEAP));
}

type Tour = readonly [whom: string, account: string | null, stops: readonly Stop[]];
const tours: readonly Tour[] = [
  ['a visitor', null, visitorStops],
  ['a customer', 'business', customerStops],
  ['an admin', 'admin', adminStops],
];

describe('a page that is used for a long time', () => {
  it.each(tours)(
    'releases every screen that it has shown to %s, including dialogs and older pages',
    async (_whom, account, stops) => {
      expect(await leaks(account, stops, null)).toEqual([]);
    },
    TEST_MS,
  );

  it.each([
    ['nodes', 'DOM nodes per navigation'],
    ['listeners', 'listeners per navigation'],
    ['heap', 'heap per navigation'],
  ] as const)('is detected when it leaks %s', async (planted, axis) => {
    expect(await leaks(null, visitorStops, planted)).toContain(axis);
  });
});
