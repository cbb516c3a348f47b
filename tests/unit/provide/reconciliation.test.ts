import { describe, expect, it } from 'vitest';
import { tell } from '../../../src/provide/environment';
import { reread, upToDate } from '../../../src/provide/reconciliation';
import { enterWorld, niamh } from './wizard-world';

const never = new AbortController().signal;

describe('a list that is looked at', () => {
  it('is answered once it is there', async () => {
    const { environment } = await enterWorld({ user: niamh });
    const read = await reread(environment, 'subscriptions', niamh.uuid, never);
    expect(read).toEqual({ items: [], whole: true });
  });

  it.each([
    ['read again', reread],
    ['brought up to date', upToDate],
  ])('says nothing where it is forgotten while it is %s', async (_, look) => {
    const { environment } = await enterWorld({ user: niamh });
    const looking = look(environment, 'subscriptions', niamh.uuid, never);
    tell(environment, 'subscriptions', { type: 'resource.cleared' });
    await expect(looking).rejects.toThrow('The subscriptions could not be read');
  });
});
