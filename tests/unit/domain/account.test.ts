import { describe, expect, it } from 'vitest';
import { isPending } from '../../../src/domain/account';

describe('whether a bill-pay account waits for its approval', () => {
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
