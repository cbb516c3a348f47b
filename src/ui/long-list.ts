/** A list with more rows than this is longer than a screen and has `data-long`. */
export const LONG_LIST = 24;

/**
 * Styles for the rows of a long list: they are laid out and painted only near the viewport. Find in page, the
 * keyboard and screen readers still reach all of them.
 *
 * @param height the estimated height of a row that was never in view, as a CSS value
 */
export const rowOfLongList = (height: string) => ({
  '[data-long] > &': { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${height}` },
});
