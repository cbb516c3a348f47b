import type { BuildLayout } from '../../src/build/layout';

export type Unit = 'ms' | 'KiB' | 'count' | 'score' | 'ratio' | 'bytes' | 'per second' | 'CLS' | 'MiB';

/** Where a goal comes from that no requirement names. */
export const OWN = 'our own';

/** The goal of a figure. A figure equal to the limit meets it. */
export type Goal = {
  readonly atMost?: number;
  readonly atLeast?: number;
  /** The key of the requirement that asks for it, or `our own`. */
  readonly from: string;
};

/** One line of the table. */
export type Figure = {
  /** What was measured and where, in words that need no bench name: `FCP, mobile, /login`. */
  readonly axis: string;
  /** null if it could not be measured; the note says why. */
  readonly value: number | null;
  readonly unit: Unit;
  readonly goal?: Goal;
  /**
   * The same figure of others, in the same unit, by their names: the baselines of this run, a limit, the best peer.
   */
  readonly beside?: Readonly<Record<string, number>>;
  readonly note?: string;
};

export type BenchResult = {
  readonly figures: readonly Figure[];
  /** Problems other than missed goals (the table reports those): each fails the run. */
  readonly problems: readonly string[];
  /** The most important figures as one table, to be printed above all others. */
  readonly summary?: string;
};

/** A built app to measure. */
export type BenchTarget = {
  /** The name of its column. */
  readonly name: string;
  /** For another app this is a folder that the gateway serves: it has neither manifest nor source maps. */
  readonly layout: BuildLayout;
  /** Whether it is this repository's own build. */
  readonly isOwn: boolean;
};

export type BenchOptions = {
  /** The number of measurements; null: the bench's default. */
  readonly rounds: number | null;
  /** The requested parts of the bench, by its names for them; empty: all. */
  readonly only: readonly string[];
};

/**
 * The type of `run` in a bench's file: measures one built app. It may print its progress, each line indented by two
 * spaces. `bench.ts` prints the table of all benches.
 *
 * @throws Error when nothing can be measured; the other benches run anyway
 */
export type Bench = (target: BenchTarget, options: BenchOptions) => Promise<BenchResult>;

/**
 * The type of `compare` in a bench's file that can measure another app as well: both in turns, so that the machine's
 * load affects them alike. The figures are our own, each with the other's beside it, by the other's name.
 */
export type Comparison = (
  own: BenchTarget,
  other: BenchTarget,
  options: BenchOptions,
) => Promise<BenchResult>;

export type BenchFile = {
  readonly run: Bench;
  readonly compare?: Comparison;
  /** The values for `--only`; without it the bench has no parts. */
  readonly parts?: readonly string[];
};
