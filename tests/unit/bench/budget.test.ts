import { describe, expect, it } from 'vitest';
import { overBudget } from '../../bench/budget';
import type { Kept } from '../../bench/growth';
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
  it('is reported with what has grown, largest first, and what is new', () => {
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
});

describe('the budgets', () => {
  it('allow exactly their size', () => {
    expect(overBudget([load('first', 10_240)], { first: 10 }, kept)).toEqual([]);
  });

  it('exist for exactly the loads', () => {
    expect(overBudget([load('first', 1024)], { other: 1 }, kept)).toEqual([
      'first has no budget (it weighs 1.00 KiB)',
      'there is a budget for other, and no such load',
    ]);
  });

  it('stay within what was promised', () => {
    const [page = '', limit = 0] = Object.entries(PAGE_LIMITS_KIB)[0] ?? [];
    expect(overBudget([load(page, 1024)], { [page]: limit + 1 }, kept)).toEqual([
      `the budget of ${page} is beyond its limit, ${limit} KiB`,
    ]);
  });
});
