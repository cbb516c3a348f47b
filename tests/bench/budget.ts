import { grown, type Kept } from './growth';
import { PAGE_LIMITS_KIB } from './loads';
import type { Weighed } from './weigh';

/**
 * The maximum size of each load, brotli, KiB (`budgets.json`): one or two percent above its size when it was set, so
 * that growth is a deliberate decision.
 */
export type Budgets = Readonly<Record<string, number>>;

const kib = (bytes: number): string => (bytes / 1024).toFixed(2);

/** Loads over their budget, with what has grown; also budgets without a load, and loads without a budget. */
export function overBudget(weighed: readonly Weighed[], budgets: Budgets, kept: Kept): readonly string[] {
  const names = weighed.map(({ name }) => name);
  return [
    ...weighed.flatMap((load): string[] => {
      const budget = budgets[load.name];
      if (budget === undefined) return [`${load.name} has no budget (it weighs ${kib(load.brotli)} KiB)`];
      if (load.brotli <= budget * 1024) return [];
      const causes = grown(load, kept);
      const why = causes.length > 0 ? `: ${causes.join(', ')}` : '';
      return [`${load.name} weighs ${kib(load.brotli)} KiB, ${budget} are allowed${why}`];
    }),
    ...Object.keys(budgets)
      .filter((name) => !names.includes(name))
      .map((name) => `there is a budget for ${name}, and no such load`),
    ...Object.entries(PAGE_LIMITS_KIB)
      .filter(([name, limit]) => (budgets[name] ?? 0) > limit)
      .map(([name, limit]) => `the budget of ${name} is beyond its limit, ${limit} KiB`),
  ];
}
