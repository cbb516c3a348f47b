import { describe, expect, it } from 'vitest';
import { overBudget } from '../../bench/budget';
import { grown, keptText, type Kept } from '../../bench/growth';
import { PAGE_LIMITS_KIB } from '../../bench/loads';
import type { Weighed } from '../../bench/weigh';

const load = (name: string, brotli: number, modules: Weighed['modules'] = {}): Weighed => ({
  name,
  brotli,
  files: [],
  modules,
});

const kept: Kept = {
  first: { brotli: 10_000, modules: { 'src/main.tsx': 1000, react: 30_000, 'src/ui/icons.tsx': 900 } },
};

describe('a load over its budget', () => {
  it('is told with what has grown, the most first, and what is new in it', () => {
    const now = load('first', 12_000, {
      'src/main.tsx': 1100,
      react: 30_010,
      'src/ui/icons.tsx': 500,
      'src/app/shell/profile-page.tsx': 2253,
      '': 60,
    });
    expect(overBudget([now], { first: 10 }, kept)).toEqual([
      'first weighs 11.72 KiB, 10 are allowed: src/app/shell/profile-page.tsx +2.2 KiB (new here), src/main.tsx +0.1 KiB, the bundler +0.1 KiB (new here)',
    ]);
  });

  it('names eight, and adds up the others', () => {
    const modules = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`src/${index}.ts`, 1024]));
    const told = grown({ name: 'first', modules }, kept);
    expect(told).toHaveLength(9);
    expect(told.at(-1)).toBe('3 more +3.0 KiB');
  });

  it('is told without a cause where nothing is kept of it', () => {
    expect(overBudget([load('new', 2048)], { new: 1.5 }, kept)).toEqual([
      'new weighs 2.00 KiB, 1.5 are allowed',
    ]);
  });
});

describe('the budgets', () => {
  it('allow what weighs exactly as much', () => {
    expect(overBudget([load('first', 10_240)], { first: 10 }, kept)).toEqual([]);
  });

  it('are one for each load, and none for another', () => {
    expect(overBudget([load('first', 1024)], { other: 1 }, kept)).toEqual([
      'first has no budget (it weighs 1.00 KiB)',
      'there is a budget for other, and no such load',
    ]);
  });

  it('stay within what the issue allows', () => {
    const [page = '', limit = 0] = Object.entries(PAGE_LIMITS_KIB)[0] ?? [];
    expect(overBudget([load(page, 1024)], { [page]: limit + 1 }, kept)).toEqual([
      `the budget of ${page} is beyond its limit, ${limit} KiB`,
    ]);
  });
});

it('the kept figures are the same text for the same build, a line for each load', () => {
  const weighed = [load('one', 10, { 'src/a.ts': 5 }), load('two', 20)];
  const text = keptText(weighed);
  expect(text).toBe(keptText(structuredClone(weighed)));
  expect(text.split('\n')).toHaveLength(5);
  expect(JSON.parse(text)).toEqual({
    one: { brotli: 10, modules: { 'src/a.ts': 5 } },
    two: { brotli: 20, modules: {} },
  });
});
