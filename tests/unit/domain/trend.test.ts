import { describe, expect, it } from 'vitest';
import { formatCount } from '../../../src/domain/count';
import { trendLine, trendSummary } from '../../../src/domain/trend';

describe('the line of a trend', () => {
  it('goes from left to right, with the maximum at the top and the minimum at the bottom', () => {
    expect(trendLine([2, 6, 4])).toEqual([
      { x: 0, y: 100 },
      { x: 50, y: 0 },
      { x: 100, y: 50 },
    ]);
  });

  it('is in the middle if nothing changes', () => {
    expect(trendLine([7, 7]).map(({ y }) => y)).toEqual([50, 50]);
  });

  it('is missing for fewer than two values', () => {
    expect([trendLine([]), trendLine([3])]).toEqual([[], []]);
  });
});

describe('a trend in words', () => {
  it('gives the start, the end and the number of steps', () => {
    expect(trendSummary([2, 6, 4])).toEqual({ from: 2, to: 4, steps: 2 });
    expect(trendSummary([3, 1])).toEqual({ from: 3, to: 1, steps: 1 });
    expect([trendSummary([]), trendSummary([3])]).toEqual([null, null]);
  });
});

describe('a number of things', () => {
  it('is a whole number with digit grouping', () => {
    expect([0, 1283.6, 1_000_000].map((count) => formatCount(count))).toEqual(['0', '1,284', '1,000,000']);
  });
});
