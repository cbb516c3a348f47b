import { describe, expect, it } from 'vitest';
import { readCoverage, shareOf, takenOf } from '../../../src/review/site/data/coverage';

const report = {
  flows: {
    tabs: { states: 1, branches: 2, paths: 3, headless: ['a', 'gone'], browser: null },
    odd: { states: 'many' },
  },
};

describe('the coverage that the review shows', () => {
  it('counts the branches that the chart still has', () => {
    const coverage = readCoverage(report);
    expect(takenOf(coverage, 'tabs', 'headless', ['a', 'b'])).toEqual(new Set(['a']));
  });

  it('is not known of what was not measured', () => {
    const coverage = readCoverage(report);
    expect(takenOf(coverage, 'tabs', 'browser', ['a'])).toBeNull();
    expect(takenOf(coverage, 'odd', 'headless', ['a'])).toBeNull();
    expect(takenOf(null, 'tabs', 'headless', ['a'])).toBeNull();
  });

  it.each([null, [], 'text', { flows: [] }, { flow: {} }])('%j is no report', (value) => {
    expect(readCoverage(value)).toBeNull();
  });

  it('says 100 % of all of them alone', () => {
    expect([shareOf(199, 200), shareOf(200, 200), shareOf(0, 0)]).toEqual(['99 %', '100 %', '100 %']);
  });
});
