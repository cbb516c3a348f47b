import process from 'node:process';

/** 1 (`npm test`): the browser uses a sample of every matrix. 2 (`npm run test:all`): every cell. */
export const tier = process.env.CABRANK_TIER === '2' ? 2 : 1;

/**
 * The rows of a table that run in the browser: all with `test:all`; with `npm test` the first and every `every`-th
 * after it. Use it for rows that differ only in a value and that a unit test or the paths of a chart cover as well.
 */
export const sampled = <const Row>(rows: readonly Row[], every = 3): readonly Row[] =>
  tier === 2 ? rows : rows.filter((_row, index) => index % every === 0);
