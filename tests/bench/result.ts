import type { BuildLayout } from '../../src/build/layout';

export type Unit = 'ms' | 'KiB' | 'count' | 'score' | 'ratio' | 'bytes' | 'per second' | 'CLS' | 'MiB';

/** What a figure is to be; a figure on the limit itself has met it. */
export type Goal = {
  readonly atMost?: number;
  readonly atLeast?: number;
  /** Where the goal stands, in words: `issue 10`. */
  readonly from: string;
};

/** One line of the table. */
export type Figure = {
  /** What was measured and where, in words that say it without the bench's name: `FCP, mobile, /login`. */
  readonly axis: string;
  /** null when it could not be measured; the note says why. */
  readonly value: number | null;
  readonly unit: Unit;
  readonly goal?: Goal;
  /** The same figure of others, in the same unit, by their names: the rungs of this run, a limit, the best peer. */
  readonly beside?: Readonly<Record<string, number>>;
  readonly note?: string;
};

export type BenchResult = {
  readonly figures: readonly Figure[];
  /** What is wrong and is no figure that misses its goal (the table tells those by itself): each fails the run. */
  readonly problems: readonly string[];
};

/** The built app that is measured. */
export type BenchTarget = {
  /** The name of its column. */
  readonly name: string;
  /** Of another app it is a folder that the gateway serves: it has neither manifest nor source maps. */
  readonly layout: BuildLayout;
  /** Whether it is this repository's own build. */
  readonly isOwn: boolean;
};

export type BenchOptions = {
  /** How often each thing is measured; null: as often as the bench wants. */
  readonly rounds: number | null;
  /** The parts of the bench that are wanted, by the names that the bench gives them; empty: all. */
  readonly only: readonly string[];
};

/**
 * What a bench's file exports as `run`: measures one built app. It may print what it does, each line two spaces in; the
 * table is printed by `bench.ts`, once for all.
 *
 * @throws Error when it cannot be measured at all; the other benches run nevertheless
 */
export type Bench = (target: BenchTarget, options: BenchOptions) => Promise<BenchResult>;

/**
 * What a bench's file exports as `compare` when it can measure another app as well: both in turns, so that the machine's
 * load hits them alike. The figures are our own, each with the other's beside it, by the other's name.
 */
export type Comparison = (
  own: BenchTarget,
  other: BenchTarget,
  options: BenchOptions,
) => Promise<BenchResult>;

export type BenchFile = {
  readonly run: Bench;
  readonly compare?: Comparison;
  /** What `--only` may name; without it the bench has no parts. */
  readonly parts?: readonly string[];
};
