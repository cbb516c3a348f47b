import { describe, expect, it } from 'vitest';
import type { AppSystem } from '../../../src/app/environment/environment';
import { assessMonth } from '../../bench/month';
import { leaksOf } from '../../bench/page-growth';
import { expectedRequests, leaveOpen, type MonthOptions } from '../../bench/thirty-days';

/** Half of them for the warming up. */
const DAYS = 6;
const HOUR_MS = 3_600_000;

async function lived(options: MonthOptions) {
  const month = await leaveOpen(options);
  const { figures, problems } = assessMonth(month, options);
  // So few days tell nothing of the heap, which other tests of this process share.
  const counted = figures.filter(({ unit }) => unit === 'count');
  return { asked: Object.fromEntries(month.asked), problems, leaks: leaksOf(counted) };
}

describe('an app that is left open', () => {
  it('requests only the daily check while no one returns, and its memory does not grow', async () => {
    const { asked, problems, leaks } = await lived({ days: DAYS, returnsEveryMs: null });
    expect(asked).toEqual({
      configuration: 1,
      prices: 1,
      user: 1,
      navigation: 1,
      cards: 1 + DAYS,
      subscriptions: 1 + DAYS,
      'card accounts': 1,
    });
    expect([problems, leaks]).toEqual([[], []]);
  });

  it('requests user and navigation on each return that finds them stale', async () => {
    const options = { days: DAYS, returnsEveryMs: HOUR_MS };
    const { asked, problems, leaks } = await lived(options);
    expect(asked).toEqual(expectedRequests(options));
    expect(asked['user']).toBe(1 + DAYS * 24);
    expect([problems, leaks]).toEqual([[], []]);
  });

  it('is caught with a planted leaked listener, and with a planted extra request per return', async () => {
    const onReturn = (app: AppSystem) => {
      app.subscribe(() => undefined);
      const cards = app.system.get('cards');
      cards.send({ type: 'resource.reloaded', owner: cards.getSnapshot().context.owner });
    };
    const { leaks } = await lived({ days: DAYS, returnsEveryMs: HOUR_MS, onReturn });
    expect(leaks).toEqual(
      expect.arrayContaining(['listeners a day, page left open', `requests in ${DAYS} days, cards`]),
    );
  });
});
