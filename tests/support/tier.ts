import process from 'node:process';

/** 1: matrices are sampled in pairs; 2 (`npm run test:all`): every cell runs in the browser. */
export const tier = process.env.CABRANK_TIER === '2' ? 2 : 1;
