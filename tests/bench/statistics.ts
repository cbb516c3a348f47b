import { median } from './median';

/**
 * The growth of `ys` per one of `xs`: the median of the slopes between any two points (Theil–Sen). It is robust
 * against single outliers, such as a page whose last document the browser had not released yet.
 *
 * @returns NaN if the points define no line
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

/** Numbers formatted for a line of the output. */
export const listed = (values: readonly number[], digits = 1): string =>
  values.map((value) => value.toFixed(digits)).join(' ');
