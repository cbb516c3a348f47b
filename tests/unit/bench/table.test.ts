import { describe, expect, it } from 'vitest';
import type { Figure } from '../../bench/result';
import { renderTable, shown } from '../../bench/table';

const goal = { atMost: 700, from: 'a test' };
const fcp: Figure = {
  axis: 'FCP',
  value: 636,
  unit: 'ms',
  goal,
  beside: { 'static page': 600, 'other/dist': 1272 },
};

const rowsOf = (figures: readonly Figure[], columns: readonly string[] = []): readonly string[] =>
  renderTable([{ bench: 'lighthouse', figures }], 'Cabrank', columns)
    .split('\n')
    .slice(2);

describe('a number in the table', () => {
  it.each([
    [1884.4, 'ms', '1,884 ms'],
    [16.23, 'ms', '16.2 ms'],
    [0.00123, 'CLS', '0.00123'],
    [0, 'CLS', '0'],
    [100, 'score', '100'],
    [1.0567, 'ratio', '1.06 ×'],
    [150.2, 'KiB', '150 KiB'],
    [77, 'per second', '77 /s'],
  ] as const)('%d %s is %s', (value, unit, text) => {
    expect(shown(value, unit)).toBe(text);
  });
});

describe('the table', () => {
  it('has a line for each figure of each bench, under one head', () => {
    const other: Figure = { axis: 'reads', value: 77, unit: 'per second' };
    const lines = renderTable(
      [
        { bench: 'lighthouse', figures: [fcp] },
        { bench: 'server', figures: [other] },
      ],
      'Cabrank',
    ).split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^bench\s+axis\s+Cabrank\s+goal\s+beside it/u);
    expect(lines[2]).toMatch(/^lighthouse\s+FCP\s+636 ms\s+≤ 700 ms\s+met\s/u);
    expect(lines[3]).toMatch(/^server\s+reads\s+77 \/s$/u);
    expect(lines[2]?.indexOf('636')).toBe(lines[3]?.indexOf('77'));
  });

  it('says how many times the others’ figures ours is', () => {
    expect(rowsOf([fcp])[0]).toContain('static page 600 ms (1.06 ×); other/dist 1,272 ms (0.5 ×)');
  });

  it('says no ratio to nothing', () => {
    const [row] = rowsOf([{ axis: 'blocking time', value: 5, unit: 'ms', beside: { limit: 0 } }]);
    expect(row).toMatch(/limit 0 ms$/u);
  });

  it('gives another app a column of its own beside ours', () => {
    const [head = ''] = renderTable([], 'Cabrank', ['other/dist']).split('\n');
    expect(head).toMatch(/Cabrank\s+other\/dist\s+goal/u);
    const [row = ''] = rowsOf([fcp], ['other/dist']);
    expect(row).toMatch(/636 ms\s+1,272 ms \(0\.5 ×\)\s+≤ 700 ms\s+met\s+static page 600 ms \(1\.06 ×\)$/u);
  });

  it('says by how much a goal is missed, and what could not be measured', () => {
    const rows = rowsOf([
      { ...fcp, value: 745.5 },
      { axis: 'accessibility', value: 97, unit: 'score', goal: { atLeast: 100, from: 'a test' } },
      { axis: 'TTI', value: null, unit: 'ms', goal, note: 'the page never settled' },
    ]);
    expect(rows[0]).toMatch(/746 ms\s+≤ 700 ms\s+missed by 45\.5 ms/u);
    expect(rows[1]).toMatch(/97\s+≥ 100\s+missed by 3$/u);
    expect(rows[2]).toMatch(/TTI\s+–\s+≤ 700 ms\s+not measured\s+the page never settled$/u);
  });
});
