import { describe, expect, it } from 'vitest';
import { slope } from '../../bench/statistics';

describe('slope', () => {
  it('is how much a straight line rises for each step', () => {
    expect(slope([0, 10, 20], [5, 25, 45])).toBe(2);
  });

  it('is 0 of what stays, and negative of what falls', () => {
    expect(slope([1, 2, 3], [7, 7, 7])).toBe(0);
    expect(slope([1, 2, 3], [7, 6, 5])).toBe(-1);
  });

  it('is the middle of what any two points say where they lie about a line', () => {
    expect(slope([0, 1, 2, 3], [0, 2, 1, 3])).toBe(0.75);
  });

  it('is not moved by points far off', () => {
    expect(slope([5, 10, 15, 20, 25, 30], [5, 1440, 15, 20, 1455, 30])).toBe(1);
  });

  it('cannot be told of one point', () => {
    expect(slope([3], [9])).toBeNaN();
  });
});
