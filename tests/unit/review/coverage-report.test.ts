import { describe, expect, it } from 'vitest';
import {
  coveredOf,
  readCoverage,
  readMeasuredAt,
  shareOf,
  unknownBecause,
} from '../../../src/review/site/data/coverage';

const report = {
  flows: {
    tabs: {
      states: 1,
      branches: 2,
      paths: 3,
      headless: ['a', 'gone'],
      asserted: ['gone', 'b'],
      browser: null,
    },
    odd: { states: 'many' },
  },
};

describe('the coverage shown in the review', () => {
  it('counts the branches that the chart still has', () => {
    const coverage = readCoverage(report);
    expect(coveredOf(coverage, 'tabs', 'headless', ['a', 'b'])).toEqual(new Set(['a']));
    expect(coveredOf(coverage, 'tabs', 'asserted', ['a', 'b'])).toEqual(new Set(['b']));
  });

  it('is unknown for what was not measured', () => {
    const coverage = readCoverage(report);
    expect(coveredOf(coverage, 'tabs', 'browser', ['a'])).toBeNull();
    expect(coveredOf(coverage, 'odd', 'headless', ['a'])).toBeNull();
    expect(coveredOf(null, 'tabs', 'headless', ['a'])).toBeNull();
  });

  it('is not marked as asserted if an older report lacks that information', () => {
    const older = readCoverage({ flows: { tabs: { headless: ['a'], browser: ['a'] } } });
    expect(coveredOf(older, 'tabs', 'asserted', ['a'])).toBeNull();
  });

  it('shows how to measure it', () => {
    const coverage = readCoverage(report);
    expect(unknownBecause(null, 'tabs', 'asserted')).toContain('npm run coverage:flows');
    expect(unknownBecause(coverage, 'tabs', 'browser')).toContain('npm run test:all');
    expect(unknownBecause(coverage, 'tabs', 'asserted')).toContain('npm run test:mutants');
  });

  it.each([null, [], 'text', { flows: [] }, { flow: {} }])('does not accept %j as a report', (value) => {
    expect(readCoverage(value)).toBeNull();
  });

  it('knows why the browser did not take a branch, if the report says so', () => {
    const holes = { a: 'No person sends it.', b: 3 };
    const coverage = readCoverage({ flows: { tabs: { headless: [], browserHoles: holes } } });
    expect(coverage?.['tabs']?.browserHoles).toEqual({ a: 'No person sends it.' });
    expect(readCoverage(report)?.['tabs']?.browserHoles).toEqual({});
  });

  it('says when it was measured, if that was noted', () => {
    const headless = '2026-11-20T10:00:00.000Z';
    const known = readMeasuredAt({ measuredAt: { headless, browser: 'yesterday' }, flows: {} });
    expect(known).toEqual({ headless, asserted: null, browser: null });
    expect(readMeasuredAt(null)).toEqual({ headless: null, asserted: null, browser: null });
  });

  it('shows 100 % only if all are covered', () => {
    expect([shareOf(199, 200), shareOf(200, 200), shareOf(0, 0)]).toEqual(['99 %', '100 %', '100 %']);
  });
});
