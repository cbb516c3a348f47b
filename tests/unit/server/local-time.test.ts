import { describe, expect, it } from 'vitest';
import { localTime, momentOf, readableTime } from '../../../src/server/backend/services/shared/local-time';

const moments: readonly (readonly [string, string])[] = [
  ['2026-11-20T10:05', '2026-11-20T10:05:00.000Z'],
  ['2026-07-01T10:05', '2026-07-01T09:05:00.000Z'],
  ['2027-01-01T00:00', '2027-01-01T00:00:00.000Z'],
  ['2027-03-28T00:59', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28T02:00', '2027-03-28T01:00:00.000Z'],
  ['2028-02-29T12:00', '2028-02-29T12:00:00.000Z'],
];

describe('the local time of the taxis', () => {
  it.each(moments)('%s is %s, and back', (typed, moment) => {
    expect(momentOf(typed)?.toISOString()).toBe(moment);
    expect(localTime(new Date(moment))).toBe(typed);
  });

  it('takes the first of a repeated hour', () => {
    expect(momentOf('2026-10-25T01:30')?.toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });

  it.each([
    '2027-03-28T01:30',
    '2027-02-29T12:00',
    '2026-13-01T12:00',
    '2026-11-20T24:00',
    '2026-11-20',
    '',
    'now',
  ])('%j is not a time', (typed) => {
    expect(momentOf(typed)).toBeNull();
  });

  it('is formatted for people', () => {
    expect(readableTime(new Date('2026-07-01T09:05:00Z'))).toMatch(/Wed,? 1 Jul 2026,? 10:05/u);
  });
});
