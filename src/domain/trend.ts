/** A point in a drawing of 100 by 100, measured from the upper left corner. */
export type TrendPoint = { readonly x: number; readonly y: number };

const SIDE = 100;

const share = (value: number, least: number, most: number): number =>
  most === least ? 0.5 : (value - least) / (most - least);

/**
 * The line of a trend. It spans the drawing from minimum to maximum, and is centred if all values are equal.
 *
 * @param values oldest first
 * @returns an empty list for fewer than two values
 */
export function trendLine(values: readonly number[]): readonly TrendPoint[] {
  if (values.length < 2) return [];
  const least = Math.min(...values);
  const most = Math.max(...values);
  return values.map((value, index) => ({
    x: (index / (values.length - 1)) * SIDE,
    y: (1 - share(value, least, most)) * SIDE,
  }));
}

/** The summary of a trend; `null` for fewer than two values. */
export type TrendSummary = {
  readonly from: number;
  readonly to: number;
  /** Number of steps between the two. */
  readonly steps: number;
};

/** @param values oldest first */
export function trendSummary(values: readonly number[]): TrendSummary | null {
  const [from = 0] = values;
  const to = values.at(-1) ?? from;
  return values.length < 2 ? null : { from, to, steps: values.length - 1 };
}
