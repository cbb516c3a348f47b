/** A place on a drawing that is 100 wide and 100 high, from its upper left corner. */
export type TrendPoint = { readonly x: number; readonly y: number };

const SIDE = 100;

const share = (value: number, least: number, most: number): number =>
  most === least ? 0.5 : (value - least) / (most - least);

/**
 * The line of a trend: it fills the drawing from its least to its most, and lies in the middle where nothing changes.
 *
 * @param values oldest first
 * @returns nothing for fewer than two values: they are no line
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

/** What a trend says in words; `null` for fewer than two values. */
export type TrendSummary = {
  readonly from: number;
  readonly to: number;
  /** How many steps lie between the two. */
  readonly steps: number;
};

/** @param values oldest first */
export function trendSummary(values: readonly number[]): TrendSummary | null {
  const [from = 0] = values;
  const to = values.at(-1) ?? from;
  return values.length < 2 ? null : { from, to, steps: values.length - 1 };
}
