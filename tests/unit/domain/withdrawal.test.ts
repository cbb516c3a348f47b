import { describe, expect, it } from 'vitest';
import { personalPremium } from '../../../machines/samples';
import { canBeResumed, withdrawalEnd } from '../../../src/domain/withdrawal';

const at = (moment: string): number => new Date(moment).getTime();
const until = (withdrawUntil: string | null, type: 'personal' | 'business' = 'personal') => ({
  ...personalPremium,
  type,
  withdrawUntil,
});

describe('the deadline of a withdrawal', () => {
  it.each([
    ['2026-12-04T23:59:59Z', '2026-12-04T23:59:58Z', true],
    ['2026-12-04T23:59:59Z', '2026-12-04T23:59:59Z', false],
    ['2026-12-04', '2026-12-04T23:00:00Z', true],
    ['2026-12-04', '2026-12-05T00:00:00Z', false],
    ['soon', '2026-11-20T10:00:00Z', false],
  ])('%s, asked at %s: %s', (end, now, open) => {
    expect(withdrawalEnd(until(end), at(now))).toBe(open ? end : null);
  });

  it('is missing for a company’s contract, and if the server sends none', () => {
    const now = at('2026-11-20T10:00:00Z');
    expect(withdrawalEnd(until('2026-12-04', 'business'), now)).toBeNull();
    expect(withdrawalEnd(until(null), now)).toBeNull();
  });
});

describe('whether a subscription can be resumed', () => {
  it.each([
    ['that was not cancelled', null, false],
    ['that ends later', '2026-12-04T10:00:00Z', true],
    ['that ends today', '2026-11-22', true],
    ['that has ended', '2026-11-22T10:00:00Z', false],
    ['whose end is no date', 'soon', false],
  ])('%s', (_, endsOn, may) => {
    expect(canBeResumed({ ...until(null), endsOn }, Date.parse('2026-11-22T10:00:00Z'))).toBe(may);
  });
});
