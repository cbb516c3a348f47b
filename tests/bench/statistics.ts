import { median } from './median';

/**
 * How much `ys` grow for each one of `xs`: the median of the slopes between any two points (Theil–Sen). Single points
 * far off do not move it, such as a page whose last document the browser had not let go of yet.
 *
 * @returns NaN where no line can be told from the points
 */
export const slope = (xs: readonly number[], ys: readonly number[]): number =>
  median(
    xs.flatMap((x, index) =>
      xs.slice(0, index).flatMap((before, earlier) => {
        const [from = Number.NaN, to = Number.NaN] = [ys[earlier], ys[index]];
        return x === before ? [] : [(to - from) / (x - before)];
      }),
    ),
  );

/** Some numbers as a line of the output shows them. */
export const listed = (values: readonly number[], digits = 1): string =>
  values.map((value) => value.toFixed(digits)).join(' ');
