import { describe, expect, it } from 'vitest';
import { growthFigures, growthOf, leaksOf, type Sample } from '../../bench/page-growth';

/** A page that holds `each` more with every navigation, sampled every 50 of them. */
const samples = (each: Partial<Sample> = {}): readonly Sample[] =>
  Array.from({ length: 20 }, (_none, index) => {
    const navigations = (index + 1) * 50;
    const grown = (what: 'heap' | 'nodes' | 'listeners'): number => navigations * (each[what] ?? 0);
    return {
      navigations,
      heap: 9_000_000 + grown('heap'),
      nodes: 800 + grown('nodes'),
      listeners: 300 + grown('listeners'),
    };
  });

const leaks = (all: readonly Sample[]): readonly string[] => leaksOf(growthFigures(growthOf(all), all));

describe('the memory of a page', () => {
  it('does not grow', () => {
    expect(leaks(samples())).toEqual([]);
  });

  it.each([
    [{ heap: 20_480 }, 'heap per navigation'],
    [{ nodes: 1 }, 'DOM nodes per navigation'],
    [{ listeners: 0.1 }, 'listeners per navigation'],
  ])('is reported if it grows by %o for each navigation', (each, axis) => {
    expect(leaks(samples(each))).toEqual([axis]);
  });
});
