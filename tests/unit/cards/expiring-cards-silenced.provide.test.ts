import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aoife, close, customer, expiringWorld, storage } from '../../support/system/provide/expiring-world';

const HOUR_MS = 3_600_000;
const soon = 'Joint account •••• 4444 expires 12/26';
const expired = 'Old one •••• 0069 has expired';

const blocked = () => {
  throw new DOMException('Denied', 'SecurityError');
};

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const tick = (world: Awaited<ReturnType<typeof expiringWorld>>, card: number, checked = true) =>
  world
    .notifications()
    .send({ type: 'notice.checkboxChanged', id: 'expiring-cards', item: String(card), checked });
/** The second of its buttons. */
const later = (world: Awaited<ReturnType<typeof expiringWorld>>) =>
  world
    .notifications()
    .send({ type: 'notice.buttonPressed', id: 'expiring-cards', button: 1, element: 'later' });

describe('Later', () => {
  /** Half past twelve where this machine is. */
  const noon = () => new Date(2026, 10, 24, 12, 30).getTime();

  it('applies for the day, across reloads, only for this customer', async () => {
    const world = await expiringWorld({ wallMs: noon() });
    later(world);
    expect(world.titles()).toEqual([]);
    for (const hours of [0, 11])
      expect((await expiringWorld({ wallMs: noon() + hours * HOUR_MS })).titles()).toEqual([]);
    const other = { ...aoife, uuid: `${customer.slice(0, -1)}2` };
    expect((await expiringWorld({ user: other, wallMs: noon() })).titles()).toEqual([expired, soon]);
    expect((await expiringWorld({ wallMs: noon() + 12 * HOUR_MS })).titles()).toEqual([expired, soon]);
  });

  it('in an open tab ends with the next check', async () => {
    const world = await expiringWorld({ wallMs: noon() });
    later(world);
    await world.reload('cards');
    expect(world.titles()).toEqual([]);
    await world.pass(24 * HOUR_MS);
    expect(world.titles()).toEqual([expired, soon]);
  });

  it('only closes the notice if storage is blocked', async () => {
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
    const world = await expiringWorld();
    later(world);
    expect(world.titles()).toEqual([]);
    expect((await expiringWorld()).titles()).toEqual([expired, soon]);
  });
});

describe('hiding', () => {
  it('S4.expiringCardCheck.2: one card does not affect the others, applies at the next visit and only for this customer', async () => {
    const world = await expiringWorld();
    tick(world, 12);
    expect(world.titles(), 'it stands until it is closed').toEqual([expired, soon]);
    expect((await expiringWorld()).titles()).toEqual([expired]);
    const other = { ...aoife, uuid: `${customer.slice(0, -1)}2` };
    expect((await expiringWorld({ user: other })).titles()).toEqual([expired, soon]);
  });

  it('is stored by customer and card, and undone by clearing the checkbox', async () => {
    const kept = storage();
    vi.stubGlobal('localStorage', kept);
    const world = await expiringWorld();
    tick(world, 12);
    expect([...kept.kept.keys()]).toEqual([`cabrank.remembered.expiring-card.${customer}.12`]);
    tick(world, 12, false);
    expect([...kept.kept.keys()]).toEqual([]);
  });

  it('has no effect if storage is blocked, without errors', async () => {
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
    const world = await expiringWorld();
    tick(world, 12);
    tick(world, 12, false);
    close(world);
    expect(world.titles()).toEqual([]);
    expect((await expiringWorld()).titles()).toEqual([expired, soon]);
  });
});
