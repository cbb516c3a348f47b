import type { BenchFile } from './result';

/** What can be measured, by the name on the command line; each is loaded when its turn comes. */
export const benches: Readonly<Record<string, () => Promise<BenchFile>>> = {
  bytes: () => import('./bytes'),
  lighthouse: () => import('./lighthouse'),
  interaction: () => import('./interaction'),
  'full-profile': () => import('./full-profile'),
  'long-run': () => import('./long-run'),
  machines: () => import('./machines'),
  server: () => import('./server'),
};
