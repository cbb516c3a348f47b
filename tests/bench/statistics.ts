const mean = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / values.length;

/**
 * How much `ys` grow for each one of `xs`: the slope of the straight line that fits best by least squares.
 *
 * @returns NaN where no line can be told from the points
 */
export function slope(xs: readonly number[], ys: readonly number[]): number {
  const [middle, height] = [mean(xs), mean(ys)];
  let [rise, run] = [0, 0];
  for (const [index, x] of xs.entries()) {
    rise += (x - middle) * ((ys[index] ?? Number.NaN) - height);
    run += (x - middle) ** 2;
  }
  return rise / run;
}

/** Some numbers as a line of the output shows them. */
export const listed = (values: readonly number[], digits = 1): string =>
  values.map((value) => value.toFixed(digits)).join(' ');
