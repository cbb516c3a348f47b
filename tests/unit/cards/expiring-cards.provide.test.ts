import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  account,
  aoife,
  close,
  expiringWorld,
  good,
  joint,
  old,
  premium,
  settle,
  storage,
} from '../../support/system/provide/expiring-world';

const HOUR_MS = 3_600_000;
const soon = 'Joint account •••• 4444 expires 12/26';
const expired = 'Old one •••• 0069 has expired';

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a person who has signed in', () => {
  it('S4.expiringCardCheck.1: causes one load of cards and subscriptions, and gets one notice of all cards, expired ones first', async () => {
    const world = await expiringWorld();
    expect(world.titles()).toEqual([expired, soon]);
    expect(world.asked.slice(0, 2).sort()).toEqual(['premium', 'view']);
    expect(world.notices().map(({ title }) => title)).toEqual(['2 of your cards need attention']);
    expect(world.notices()[0]?.items?.map(({ message }) => message)).toEqual([
      'It pays for your Personal Premium. Replace it before your next trip.',
      'It pays for Byrne Design Ltd. Replace it before your next trip.',
    ]);
    expect(world.asked).toHaveLength(3);
  });

  it('causes no load of the accounts if no card expires', async () => {
    const world = await expiringWorld({ cards: [good] });
    expect([world.titles(), [...world.asked].sort()]).toEqual([[], ['premium', 'view']]);
  });

  it('gets the notice without the accounts if those cannot be loaded', async () => {
    const world = await expiringWorld({ accounts: null });
    expect(world.titles()).toEqual([expired, soon]);
    expect(world.notices()[0]?.items?.[1]?.message).toMatch(/^You're not using it/);
  });

  it.each([
    ['a guest', { ...aoife, guest: true }],
    ['an admin who acts for nobody', { ...aoife, admin: true }],
    ['somebody who must change the password first', { ...aoife, mustChangePassword: true }],
    ['nobody', null],
  ])('is %s: nothing is requested or shown', async (_who, user) => {
    const world = await expiringWorld({ user });
    expect([world.asked, world.titles()]).toEqual([[], []]);
  });

  it('S4.expiringCardCheck.1: may be an admin who acts for a customer', async () => {
    const user = { ...aoife, admin: true, impersonate: aoife };
    expect((await expiringWorld({ user })).titles()).toEqual([expired, soon]);
  });
});

describe('a list that cannot be loaded', () => {
  it.each(['cards', 'subscriptions'] as const)(
    '(%s) leaves the check pending until it has loaded',
    async (list) => {
      const world = await expiringWorld({ [list]: null });
      expect(world.titles()).toEqual([]);
      world.server[list] = list === 'cards' ? [joint] : [];
      await world.reload(list);
      expect(world.titles()).toContain(soon);
    },
  );

  it('does not remove a notice', async () => {
    const world = await expiringWorld();
    world.server.cards = null;
    await world.reload('cards');
    expect(world.titles()).toEqual([expired, soon]);
  });
});

describe('S4.expiringCardCheck.1: every 24 hours', () => {
  it('in 48 hours the check repeats exactly twice after the first', async () => {
    const world = await expiringWorld();
    await world.pass(24 * HOUR_MS - 60_000);
    expect([world.times('view'), world.times('premium')]).toEqual([1, 1]);
    await world.pass(60_000);
    expect([world.times('view'), world.times('premium')]).toEqual([2, 2]);
    await world.pass(24 * HOUR_MS);
    expect([world.times('view'), world.times('premium')]).toEqual([3, 3]);
  });

  it('a laptop that slept 48 hours checks once, and then a day later', async () => {
    const world = await expiringWorld();
    await world.pass(HOUR_MS);
    world.jump(48 * HOUR_MS);
    await world.pass(24 * HOUR_MS);
    expect(world.times('view')).toBe(2);
    await world.pass(60_000);
    expect(world.times('view')).toBe(3);
  });

  it('a clock that jumps ten years ahead and back causes no burst of checks', async () => {
    const world = await expiringWorld();
    const years = 10 * 365 * 24 * HOUR_MS;
    for (const ms of [years, -years]) {
      world.jump(ms);
      await world.pass(HOUR_MS);
    }
    expect(world.times('view')).toBe(2);
    await world.pass(24 * HOUR_MS);
    expect(world.times('view')).toBe(3);
  });

  it('a check whose list cannot be loaded repeats by the same clock: twice in 48 hours, once after a sleep of 48', async () => {
    const awake = await expiringWorld({ subscriptions: null });
    await awake.pass(48 * HOUR_MS);
    expect(awake.times('premium')).toBe(3);
    const asleep = await expiringWorld({ subscriptions: null });
    await asleep.pass(HOUR_MS);
    asleep.jump(48 * HOUR_MS);
    await asleep.pass(60_000);
    expect(asleep.times('premium')).toBe(2);
    asleep.server.subscriptions = [premium];
    await asleep.pass(23 * HOUR_MS);
    expect([asleep.times('premium'), asleep.titles()]).toEqual([2, []]);
    await asleep.pass(HOUR_MS);
    expect([asleep.times('premium'), asleep.titles()]).toEqual([3, [expired, soon]]);
  });

  it('a check whose list cannot be loaded causes no burst when the clock jumps ten years ahead and back', async () => {
    const world = await expiringWorld({ cards: null });
    const years = 10 * 365 * 24 * HOUR_MS;
    for (const ms of [years, -years]) {
      world.jump(ms);
      await world.pass(HOUR_MS);
    }
    expect(world.times('view')).toBe(2);
  });

  it('a closed notice is shown again, one that is still shown is not duplicated', async () => {
    const world = await expiringWorld();
    close(world);
    expect(world.titles()).toEqual([]);
    world.jump(24 * HOUR_MS);
    await world.pass(60_000);
    expect(world.titles()).toEqual([expired, soon]);
  });
});

describe('replacing a card', () => {
  it('removes it from the notice when it is deleted', async () => {
    const world = await expiringWorld();
    world.server.cards = [good, joint];
    await world.reload('cards');
    expect(world.titles()).toEqual([soon]);
  });

  it('removes it from the notice when another card is attached to what it paid for', async () => {
    const world = await expiringWorld();
    world.server.subscriptions = [{ ...premium, card_id: 11, bookingCardId: 11 }];
    await world.reload('subscriptions');
    expect(world.titles()).toEqual([soon]);
    world.server.accounts = [{ ...account, cardId: 11 }];
    await world.reload('cardAccounts');
    expect(world.titles()).toEqual([]);
  });

  it('does not report a card that was added in the meantime before the next check', async () => {
    const world = await expiringWorld({ cards: [good] });
    world.server.cards = [good, old];
    await world.reload('cards');
    expect(world.titles()).toEqual([]);
  });
});

describe('a person who signs out', () => {
  it('is no longer checked', async () => {
    const world = await expiringWorld();
    world.app.system.get('session').send({ type: 'session.ended' });
    await settle();
    world.jump(48 * HOUR_MS);
    await world.pass(HOUR_MS);
    expect(world.times('view')).toBe(1);
  });
});
