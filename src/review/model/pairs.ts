import type { ChartBranch } from './chart';

/** What became of something between two exports. */
export type Fate = 'added' | 'removed' | 'changed';

/** Pairs equal things of both exports. A thing that only one has gets no partner. */
export type Pair<T> = readonly [before: T | undefined, after: T | undefined];

export function pairsBy<T>(before: readonly T[], after: readonly T[], keyOf: (item: T) => string): Pair<T>[] {
  const old = new Map(before.map((item) => [keyOf(item), item]));
  const now = new Set(after.map(keyOf));
  return [
    ...after.map((item): Pair<T> => [old.get(keyOf(item)), item]),
    ...before.filter((item) => !now.has(keyOf(item))).map((item): Pair<T> => [item, undefined]),
  ];
}

export const fateOf = <T>([before, after]: Pair<T>): Fate => {
  if (before === undefined) return 'added';
  return after === undefined ? 'removed' : 'changed';
};

export const triggerKey = ({ source, trigger }: ChartBranch): string =>
  `${source} | ${trigger.kind} | ${trigger.name}`;

/** Pairs the branches of one trigger: first those with the same guard, then the rest in order. */
export function branchPairs(
  before: readonly ChartBranch[],
  after: readonly ChartBranch[],
): Pair<ChartBranch>[] {
  const left = [...before];
  const take = (wanted: (branch: ChartBranch) => boolean): ChartBranch | undefined => {
    const index = left.findIndex(wanted);
    return index < 0 ? undefined : left.splice(index, 1)[0];
  };
  const same = after.map((branch): Pair<ChartBranch> => [
    take(({ guard }) => guard === branch.guard),
    branch,
  ]);
  const pairs = same.map(([old, now]): Pair<ChartBranch> => [old ?? take(() => true), now]);
  return [...pairs, ...left.map((branch): Pair<ChartBranch> => [branch, undefined])];
}
