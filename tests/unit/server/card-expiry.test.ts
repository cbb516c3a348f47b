import { describe, expect, it } from 'vitest';
import { expiresSoon, hasExpired, monthFrom } from '../../../src/server/backend/services/cards/card-expiry';

const now = new Date('2026-11-30T23:59:59Z');

describe('card expiry', () => {
  it.each([
    [9, 2026, true, false],
    [10, 2026, true, false],
    [11, 2026, false, true],
    [12, 2026, false, true],
    [1, 2027, false, true],
    [2, 2027, false, false],
    [11, 2025, true, false],
    [11, 2027, false, false],
  ])('%d/%d: expired %s, soon %s', (month, year, expired, soon) => {
    expect(hasExpired({ month, year }, now)).toBe(expired);
    expect(expiresSoon({ month, year }, now)).toBe(soon);
  });

  it('takes effect at the first moment of the next month', () => {
    const next = new Date('2026-12-01T00:00:00Z');
    expect(hasExpired({ month: 11, year: 2026 }, next)).toBe(true);
    expect(hasExpired({ month: 12, year: 2026 }, next)).toBe(false);
  });

  it.each([
    [null, 2020],
    [1, null],
    [null, null],
  ])('never counts as expired or expiring soon if unknown (%s/%s)', (month, year) => {
    expect(hasExpired({ month, year }, now)).toBe(false);
    expect(expiresSoon({ month, year }, now)).toBe(false);
  });

  it.each([
    [0, 11, 2026],
    [1, 12, 2026],
    [2, 1, 2027],
    [-10, 1, 2026],
    [-11, 12, 2025],
    [24, 11, 2028],
  ])('%d months from now is %d/%d', (months, month, year) => {
    expect(monthFrom(now, months)).toEqual({ month, year });
  });
});
