import process from 'node:process';

/**
 * What a build has in place of names: with `CABRANK_REACT=development` React's own development version, in the pages as
 * they are drawn and in the browser. It warns of what the other one is silent about, a page that was drawn differently
 * first of all; everything else of the build stays as it is.
 */
export const reactMode = (): Readonly<Record<string, string>> =>
  process.env['CABRANK_REACT'] === 'development' ? { 'process.env.NODE_ENV': '"development"' } : {};
