import { startProgram } from '../support/backend/backend-program';
import { best, load, loadFigures, type Reading, type Target } from './load';
import { OWN, type Figure } from './result';

/** The number of comparisons: a p99 is easily distorted by other load on the machine. */
const ROUNDS = 4;
/** Fewer connections than elsewhere, so that the latency of the server counts and not the load of the processor. */
const LIGHT = { connections: 4, seconds: 4 } as const;
/**
 * While 300 slow connections are open, the p99 of other requests may be at most this many times its value without
 * them.
 */
const MAX_SLOWER = 2;
const SLOW_ENDS_WITHIN_MS = 15_000;

/** The effect of 300 slow connections on other clients. */
export async function besideSlowClients(
  origin: string,
  targets: readonly Target[],
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  const lives: number[] = [];
  for (const target of targets) {
    const idle: Reading[] = [];
    const beside: Reading[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      idle.push(await load(target, LIGHT));
      const slow = await startProgram(
        ['src/build/run.mjs', 'tests/bench/slow-clients.ts', origin],
        {},
        /^open: 300$/mu,
      );
      beside.push(await load(target, LIGHT));
      await slow.ended;
      lives.push(Number(/^closed after: (\d+) ms$/mu.exec(slow.output())?.[1] ?? Infinity));
    }
    const path = new URL(target.url).pathname;
    figures.push(
      ...loadFigures(`${path}, nobody else there`, best(idle)),
      ...loadFigures(`${path}, 300 slow connections open`, best(beside)),
      {
        axis: `${path}: p99 beside 300 slow connections, times that without`,
        value: best(beside).p99 / best(idle).p99,
        unit: 'ratio',
        goal: { atMost: MAX_SLOWER, from: OWN },
      },
    );
  }
  const longest = Math.max(...lives);
  return [
    ...figures,
    {
      axis: 'the longest life of a slow connection',
      value: Number.isFinite(longest) ? longest : null,
      unit: 'ms',
      goal: { atMost: SLOW_ENDS_WITHIN_MS, from: OWN },
    },
  ];
}
