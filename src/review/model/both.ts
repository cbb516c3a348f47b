import type { Chart, ChartBranch, ChartState } from './chart';
import { branchLines, sizeOf, stateLines, type ChartLine } from './chart-lines';
import type { Fates } from './formats/svg';
import { branchPairs, fateOf, pairsBy, triggerKey, type Fate, type Pair } from './pairs';

/** Two versions of a chart to draw on one layout, so that what did not change stands at the same place. */
export type BothCharts = {
  /** What either version has, to lay out. */
  readonly whole: Chart;
  /** The versions, with the keys of the whole. */
  readonly before: Chart;
  readonly after: Chart;
  /** What is different: by the id of a state, or the key of a branch. */
  readonly fates: Fates;
};

const areaOf = (lines: readonly ChartLine[]): number => {
  const { width, height } = sizeOf(lines);
  return width * height;
};

/** Of two versions of a thing the one that needs more room. */
const larger = <T>([before, after]: Pair<T>, linesOf: (item: T) => readonly ChartLine[]): readonly T[] => {
  if (before === undefined || after === undefined)
    return [before ?? after].filter((item) => item !== undefined);
  return [areaOf(linesOf(before)) > areaOf(linesOf(after)) ? before : after];
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A branch without its place in its chart. */
const meaningOf = ({ key: _key, index: _index, ...meaning }: ChartBranch) => meaning;

/** A branch that leads elsewhere now is two lines, so its versions are drawn apart. */
const apart = ([before, after]: Pair<ChartBranch>): readonly Pair<ChartBranch>[] =>
  before && after && !isSame(before.targets, after.targets)
    ? [
        [before, undefined],
        [undefined, after],
      ]
    : [[before, after]];

/** Puts two versions of a chart together. A branch that the later one does not have gets a key of its own. */
export function bothOf(before: Chart, after: Chart): BothCharts {
  const fates: Record<string, Fate> = {};
  const states = pairsBy(before.states, after.states, ({ id }) => id);
  for (const pair of states) {
    const [old, now] = pair;
    if (!isSame(old, now)) fates[(now ?? old)?.id ?? ''] = fateOf(pair);
  }
  const triggers = [...new Set([...after.branches, ...before.branches].map(triggerKey))];
  const pairs = triggers.flatMap((trigger) => {
    const ofTrigger = ({ branches }: Chart) => branches.filter((branch) => triggerKey(branch) === trigger);
    return branchPairs(ofTrigger(before), ofTrigger(after)).flatMap(apart);
  });
  const keyed = pairs.map((pair): Pair<ChartBranch> => {
    const [old, now] = pair;
    const key = now?.key ?? `${old?.key ?? ''} before`;
    if (!old || !now || !isSame(meaningOf(old), meaningOf(now))) fates[key] = fateOf(pair);
    return [old && { ...old, key }, now && { ...now, key }];
  });
  const wholeStates = states.flatMap((pair) => larger<ChartState>(pair, stateLines));
  return {
    whole: {
      ...after,
      states: wholeStates,
      branches: keyed.flatMap((pair) => larger<ChartBranch>(pair, branchLines)),
    },
    before: { ...before, branches: keyed.flatMap(([old]) => old ?? []) },
    after: { ...after, branches: keyed.flatMap(([, now]) => now ?? []) },
    fates,
  };
}
