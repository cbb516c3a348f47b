import { describe, expect, it } from 'vitest';
import { isPending } from '../../../src/domain/account';

describe('S4.businessPlusApplication.1, D7.5: an account without id and identifier is pending', () => {
  it.each([
    [{ id: null, identifier: null, status: null }, true],
    [{ id: null, identifier: null, status: 'pending' }, true],
    [{ id: '7', identifier: null, status: 'pending' }, true],
    [{ id: null, identifier: null, status: 'declined' }, false],
    [{ id: '7', identifier: null, status: null }, false],
    [{ id: null, identifier: 'BP-1', status: null }, false],
    [{ id: '7', identifier: 'BP-1', status: null }, false],
  ] as const)('%o: %s', (account, pending) => {
    expect(isPending(account)).toBe(pending);
  });
});
