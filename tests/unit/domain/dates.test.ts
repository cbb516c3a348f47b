import { describe, expect, it } from 'vitest';
import { formatDay, formatMoment } from '../../../src/domain/dates';

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
