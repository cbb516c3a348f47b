import process from 'node:process';

/** 1 (`npm test`): the browser sees a sample of every matrix; 2 (`npm run test:all`): every cell of it. */
export const tier = process.env.CABRANK_TIER === '2' ? 2 : 1;

/**
 * The rows of a table that the browser is shown: all with `test:all`, the first and every so many-th after it with
 * `npm test`. For rows that differ in a value alone, and that a unit test or the paths of a chart hold as well.
 */
export const sampled = <const Row>(rows: readonly Row[], every = 3): readonly Row[] =>
  tier === 2 ? rows : rows.filter((_row, index) => index % every === 0);
