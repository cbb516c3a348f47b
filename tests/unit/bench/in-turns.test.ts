import { describe, expect, it } from 'vitest';
import { inTurns } from '../../bench/in-turns';
import type { Bench, BenchTarget } from '../../bench/result';
import { buildLayout } from '../../../src/build/layout';

const target = (name: string): BenchTarget => ({ name, layout: buildLayout(), isOwn: name === 'ours' });
const options = { rounds: null, only: [] };

/** A bench of two parts, and the order in which it was asked for them. */
function bench(values: Readonly<Record<string, number | null>>) {
  const asked: string[] = [];
  const run: Bench = ({ name }, { only: [part = ''] }) => {
    asked.push(`${part} of ${name}`);
    const value = values[`${part} of ${name}`];
    if (value === undefined) return Promise.reject(new Error('It has no login\nCall log'));
    return Promise.resolve({ figures: [{ axis: part, value, unit: 'ms' }], problems: [] });
  };
  return { asked, compare: inTurns(run, ['keys', 'routes']) };
}

describe('two apps in turns', () => {
  it('are measured part by part, and the other stands beside ours by its name', async () => {
    const { asked, compare } = bench({
      'keys of ours': 1,
      'keys of peer': 2,
      'routes of ours': 3,
      'routes of peer': null,
    });
    expect(await compare(target('ours'), target('peer'), options)).toEqual({
      figures: [
        { axis: 'keys', value: 1, unit: 'ms', beside: { peer: 2 } },
        { axis: 'routes', value: 3, unit: 'ms' },
      ],
      problems: [],
    });
    expect(asked).toEqual(['keys of ours', 'keys of peer', 'routes of ours', 'routes of peer']);
  });

  it('are measured as far as the other can be, and what cannot is told in one line', async () => {
    const { compare } = bench({ 'keys of ours': 1, 'routes of ours': 3, 'routes of peer': 4 });
    const { figures, problems } = await compare(target('ours'), target('peer'), options);
    expect(figures.map(({ beside }) => beside)).toEqual([undefined, { peer: 4 }]);
    expect(problems).toEqual(['peer: keys cannot be measured: It has no login']);
  });

  it('do not hide that ours cannot be measured', async () => {
    const { compare } = bench({});
    await expect(compare(target('ours'), target('peer'), options)).rejects.toThrow('It has no login');
  });

  it('are compared in the parts that are wanted', async () => {
    const { asked, compare } = bench({ 'routes of ours': 3, 'routes of peer': 4 });
    await compare(target('ours'), target('peer'), { rounds: null, only: ['routes'] });
    expect(asked).toEqual(['routes of ours', 'routes of peer']);
  });
});
