import { misses } from './verdict';
import { OWN, type Figure } from './result';
import { slope } from './statistics';

/** What a page retains after this many navigations, after garbage collection. */
export type Sample = {
  readonly navigations: number;
  /** Bytes of the JavaScript heap. */
  readonly heap: number;
  /** Nodes of the page and its frames, including detached ones that are still retained. */
  readonly nodes: number;
  readonly listeners: number;
};

/** Per navigation. */
export type Growth = Readonly<Record<'heap' | 'nodes' | 'listeners', number>>;

/** Navigations in which caches fill and code is compiled. Growth is measured after them. */
export const WARM_UP = 100;
const LEAST_SAMPLES = 3;
const MOST_HEAP = 1000;
const COUNT_GOAL = { atMost: 0, from: OWN } as const;

/**
 * The growth of a page per navigation after the warm-up.
 *
 * @param warmUp navigations that do not count
 * @throws Error when too few samples remain
 */
export function growthOf(samples: readonly Sample[], warmUp: number = WARM_UP): Growth {
  const counted = samples.filter(({ navigations }) => navigations >= warmUp);
  if (counted.length < LEAST_SAMPLES) throw new Error(`${counted.length} samples say nothing of growth`);
  const xs = counted.map(({ navigations }) => navigations);
  const of = (what: keyof Growth): number =>
    slope(
      xs,
      counted.map((sample) => sample[what]),
    );
  return { heap: of('heap'), nodes: of('nodes'), listeners: of('listeners') };
}

/** Leaks are whole objects: less than one in twenty navigations is what the browser itself has not released yet. */
const inTenths = (value: number): number => Math.round(value * 10) / 10 + 0;

const bounds = (samples: readonly Sample[], what: keyof Growth, unit = 1): string => {
  const [first, last] = [samples.at(0)?.[what] ?? Number.NaN, samples.at(-1)?.[what] ?? Number.NaN];
  return `${Math.round(first / unit)} at first, ${Math.round(last / unit)} in the end`;
};

/**
 * The lines of the table.
 *
 * @param mostHeap bytes per navigation; higher than the goal if there are too few navigations for the engine to have
 *   compiled all it will compile
 */
export const growthFigures = (
  growth: Growth,
  samples: readonly Sample[],
  mostHeap: number = MOST_HEAP,
): readonly Figure[] => [
  {
    axis: 'heap per navigation',
    value: Math.round(growth.heap),
    unit: 'bytes',
    goal: { atMost: mostHeap, from: OWN },
    note: `${bounds(samples, 'heap', 1024)} (KiB)`,
  },
  {
    axis: 'DOM nodes per navigation',
    value: inTenths(growth.nodes),
    unit: 'count',
    goal: COUNT_GOAL,
    note: `${growth.nodes.toFixed(3)}; ${bounds(samples, 'nodes')}`,
  },
  {
    axis: 'listeners per navigation',
    value: inTenths(growth.listeners),
    unit: 'count',
    goal: COUNT_GOAL,
    note: `${growth.listeners.toFixed(3)}; ${bounds(samples, 'listeners')}`,
  },
];

/** @returns the names of the lines that grow too fast; empty if nothing leaks */
export const leaksOf = (figures: readonly Figure[]): readonly string[] =>
  figures.filter(misses).map(({ axis }) => axis);
