import { describe, expect, it } from 'vitest';
import { sendToService } from '../../../src/app/environment/environment';
import { findIn, reread, upToDate } from '../../../src/app/environment/reconciliation';
import { enterWorld, niamh } from '../../support/system/provide/wizard-world';

const never = new AbortController().signal;

describe('reading a list', () => {
  it('resolves when the list has loaded', async () => {
    const { environment } = await enterWorld({ user: niamh });
    const read = await reread(environment, 'subscriptions', niamh.uuid, never);
    expect(read).toEqual({ items: [], whole: true });
  });

  it.each([
    ['read again', reread],
    ['brought up to date', upToDate],
  ])('rejects if the list is cleared while it is %s', async (_, look) => {
    const { environment } = await enterWorld({ user: niamh });
    const looking = look(environment, 'subscriptions', niamh.uuid, never);
    sendToService(environment, 'subscriptions', { type: 'resource.cleared' });
    await expect(looking).rejects.toThrow('The subscriptions could not be read');
  });

  it('rejects if the list belongs to someone else in the meantime', async () => {
    const { environment } = await enterWorld({ user: niamh });
    const looking = reread(environment, 'subscriptions', niamh.uuid, never);
    sendToService(environment, 'subscriptions', { type: 'resource.reloaded', owner: 'u2' });
    await expect(looking).rejects.toThrow('The subscriptions could not be read');
  });

  it('does not load it for a person who has signed out', async () => {
    const { environment, asked } = await enterWorld({ user: niamh });
    const looking = reread(environment, 'subscriptions', 'u2', never);
    await expect(looking).rejects.toThrow('a person who is no longer signed in');
    expect(asked.filter((url) => url.includes('u2'))).toEqual([]);
  });
});

describe('searching a record', () => {
  const is = (wanted: number) => (item: number) => item === wanted;

  it('finds it among the readable records', () => {
    expect(findIn({ items: [1, 2], whole: false }, is(2))).toBe(2);
    expect(findIn({ items: [1, 2], whole: true }, is(3))).toBeUndefined();
  });

  it('is inconclusive if some records could not be read', () => {
    expect(() => findIn({ items: [1], whole: false }, is(2))).toThrow('The record may be among those');
  });
});
