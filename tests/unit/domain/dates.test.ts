import { describe, expect, it } from 'vitest';
import { formatDay, formatMoment, monthsAfter } from '../../../src/domain/dates';

describe('a displayed date', () => {
  it.each([
    ['2026-11-20T13:53:00Z', '20 Nov 2026'],
    ['2026-12-14T00:00:00Z', '14 Dec 2026'],
    // Summer time: already the next day where the taxis drive.
    ['2026-07-01T23:30:00Z', '2 Jul 2026'],
    ['2026-01-01T23:30:00-05:00', '2 Jan 2026'],
    ['2026-12-14', '14 Dec 2026'],
    ['2026-07-01', '1 Jul 2026'],
  ])('%s is %s', (iso, shown) => {
    expect(formatDay(iso)).toBe(shown);
  });

  it.each(['', 'soon', '2026-13-45'])('%o is not a date', (iso) => {
    expect(formatDay(iso)).toBeNull();
  });

  it('is in the requested language', () => {
    expect(formatDay('2026-11-20', 'de-DE')).toBe('20. Nov. 2026');
  });
});

describe('a displayed date and time', () => {
  it.each([
    ['2026-11-20T14:05:59Z', '20 Nov 2026, 14:05'],
    ['2026-07-01T23:30:00Z', '2 Jul 2026, 00:30'],
    ['2026-07-01T08:03:00.123Z', '1 Jul 2026, 09:03'],
  ])('%s is %s', (iso, shown) => {
    expect(formatMoment(iso)).toBe(shown);
  });

  it('is empty without a date, and is in the requested language', () => {
    expect(formatMoment('soon')).toBeNull();
    expect(formatMoment('2026-11-20T14:05:00Z', 'de-DE')).toBe('20. Nov. 2026, 14:05');
  });
});

describe('the same day some months later', () => {
  it.each([
    ['2026-11-15T09:30:00.000Z', 1, '2026-12-15T09:30:00.000Z'],
    ['2026-11-15T09:30:00.000Z', 2, '2027-01-15T09:30:00.000Z'],
    ['2027-01-31T00:00:00.000Z', 1, '2027-02-28T00:00:00.000Z'],
    ['2028-01-31T00:00:00.000Z', 1, '2028-02-29T00:00:00.000Z'],
    ['2026-10-31T00:00:00.000Z', 13, '2027-11-30T00:00:00.000Z'],
    ['2027-03-31T00:00:00.000Z', -1, '2027-02-28T00:00:00.000Z'],
  ])('of %s is, after %i months, %s', (from, months, to) => {
    const date = new Date(from);
    expect(monthsAfter(date, months).toISOString()).toBe(to);
    expect(date.toISOString()).toBe(from);
  });
});
