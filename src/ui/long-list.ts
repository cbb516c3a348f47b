/** A list with more rows than this is longer than a screen, and says `data-long`. */
export const LONG_LIST = 24;

/**
 * For the rows of a long list: laid out and painted near what is in sight alone, while search in the page, keys and
 * screen readers find them all.
 *
 * @param height what a row takes that was never in sight, as CSS says it
 */
export const rowOfLongList = (height: string) => ({
  '[data-long] > &': { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${height}` },
});
