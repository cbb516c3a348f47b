import type { BenchFile } from './result';

/** The benches, by their name on the command line. Each is loaded when it runs. */
export const benches: Readonly<Record<string, () => Promise<BenchFile>>> = {
  bytes: () => import('./bytes'),
  lighthouse: () => import('./lighthouse/lighthouse'),
  phone: () => import('./phone'),
  interaction: () => import('./interaction'),
  'full-profile': () => import('./full-profile'),
  'long-run': () => import('./long-run'),
  machines: () => import('./machines'),
  server: () => import('./server'),
  review: () => import('./review'),
};
