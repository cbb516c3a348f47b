import { describe, expect, it } from 'vitest';
import { median } from '../../bench/median';

describe('the median', () => {
  it('is the one in the middle, whatever the order and however far the others are', () => {
    expect(median([3, 900, 1])).toBe(3);
    expect(median([7])).toBe(7);
  });

  it('of an even number is the mean of the two in the middle', () => {
    expect(median([4, 1, 100, 2])).toBe(3);
  });

  it('orders by value, not as text', () => {
    expect(median([10, 9, 8])).toBe(9);
  });

  it('of nothing is no number', () => {
    expect(median([])).toBeNaN();
  });
});
