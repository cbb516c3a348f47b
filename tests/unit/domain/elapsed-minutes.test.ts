import { describe, expect, it } from 'vitest';
import { elapsedMinutes } from '../../../src/domain/elapsed-minutes';

const start = '2026-11-20T13:53:00Z';
const at = (ms: number) => Date.parse(start) + ms;

describe('the minutes since something began', () => {
  it.each([
    [0, 0, 60_000],
    [59_999, 0, 1],
    [60_000, 1, 60_000],
    [12 * 60_000 + 18_000, 12, 42_000],
    [26 * 3_600_000, 1560, 60_000],
  ])('after %i ms are %i, and %i ms later one more', (passed, minutes, nextMinuteMs) => {
    expect(elapsedMinutes(start, at(passed))).toEqual({ minutes, nextMinuteMs });
  });

  it('are zero if another clock is ahead of ours', () => {
    expect(elapsedMinutes(start, at(-90_000))).toEqual({ minutes: 0, nextMinuteMs: 60_000 });
  });

  it.each([null, '', 'yesterday'])('are unknown with the start %o', (startedAt) => {
    expect(elapsedMinutes(startedAt, at(0))).toBeNull();
  });
});
