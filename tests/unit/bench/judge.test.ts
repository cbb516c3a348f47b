import { describe, expect, it } from 'vitest';
import { judge, misses } from '../../bench/judge';
import type { Figure, Goal } from '../../bench/result';

const figure = (value: number | null, limits?: Omit<Goal, 'from'>): Figure => ({
  axis: 'a time',
  value,
  unit: 'ms',
  ...(limits && { goal: { ...limits, from: 'a test' } }),
});

describe('a figure held to its goal', () => {
  it('meets it on the limit itself, and misses it by what is beyond', () => {
    expect(judge(figure(60, { atMost: 60 }))).toEqual({ kind: 'met' });
    expect(judge(figure(75, { atMost: 60 }))).toEqual({ kind: 'missed', by: 15 });
  });

  it('may have to be at least something, or between two limits', () => {
    expect(judge(figure(100, { atLeast: 100 }))).toEqual({ kind: 'met' });
    expect(judge(figure(97, { atLeast: 100 }))).toEqual({ kind: 'missed', by: 3 });
    expect(judge(figure(5, { atLeast: 1, atMost: 4 }))).toEqual({ kind: 'missed', by: 1 });
  });

  it('is not judged without a goal, nor without a value', () => {
    expect(judge(figure(5))).toEqual({ kind: 'no goal' });
    expect(judge(figure(null, { atMost: 1 }))).toEqual({ kind: 'not measured' });
    expect(judge(figure(Number.NaN, { atMost: 1 }))).toEqual({ kind: 'not measured' });
  });

  it('has not met its goal when it could not be measured, and misses nothing where it has none', () => {
    expect(misses(figure(null, { atMost: 1 }))).toBe(true);
    expect(misses(figure(2, { atMost: 1 }))).toBe(true);
    expect(misses(figure(1, { atMost: 1 }))).toBe(false);
    expect(misses(figure(null))).toBe(false);
    expect(misses(figure(9))).toBe(false);
  });
});
