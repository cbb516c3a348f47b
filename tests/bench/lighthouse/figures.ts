import { DEVICES, type Device } from './devices';
import type { Reading } from './reading';
import { median } from '../median';
import type { Figure, Goal, Unit } from '../result';

/** All rounds of one page of one site on one device. */
export type Series = {
  readonly site: string;
  readonly path: string;
  readonly device: Device;
  readonly readings: readonly Reading[];
};

/** The baselines: the same login page reduced to the minimum, and with only React. */
export const STATIC = 'static page';
export const REACT = 'React alone';

/** The page whose goals come from the baselines, and their only page. */
const LOGIN = '/login';
const ISSUE = 'issue 30';
const MOST_TIMES_STATIC = 1.1;

type Key = Exclude<keyof Reading, 'failures' | 'endsAt' | 'problems'>;

type Axis = {
  readonly name: string;
  readonly key: Key;
  readonly unit: Unit;
  /** Aggregates the rounds: the median of times; the worst value of what must always hold. */
  readonly of: (values: readonly number[]) => number;
  readonly goal?: (path: string, device: Device, plain: number | undefined) => Goal | undefined;
  /** Values for /login on the phone besides the goal: the limit, and the best measured comparable app. */
  readonly known?: readonly [limit: number, peer: number];
};

const lowest = (values: readonly number[]): number => Math.min(...values);
const highest = (values: readonly number[]): number => Math.max(...values);

const onPhone =
  (atMost: number): NonNullable<Axis['goal']> =>
  (_path, device) =>
    device === 'mobile' ? { atMost, from: ISSUE } : undefined;

const asPlain: NonNullable<Axis['goal']> = (path, device, plain) =>
  path === LOGIN && device === 'mobile' && plain !== undefined
    ? { atMost: MOST_TIMES_STATIC * plain, from: `${ISSUE}: ${MOST_TIMES_STATIC} times the ${STATIC}` }
    : undefined;

const atLeast =
  (least: number): NonNullable<Axis['goal']> =>
  (path, device) =>
    path === LOGIN && device !== 'slow' ? { atLeast: least, from: ISSUE } : undefined;

/** Figures that depend on the device. */
const ON_EACH: readonly Axis[] = [
  { name: 'FCP', key: 'fcp', unit: 'ms', of: median, goal: asPlain, known: [636, 1884] },
  { name: 'LCP', key: 'lcp', unit: 'ms', of: median, known: [636, 1884] },
  { name: 'blocking time', key: 'tbt', unit: 'ms', of: median, goal: onPhone(90), known: [0, 2] },
  {
    name: 'time to interactive',
    key: 'tti',
    unit: 'ms',
    of: median,
    goal: onPhone(1900),
    known: [643, 2068],
  },
  { name: 'CLS', key: 'cls', unit: 'CLS', of: highest, goal: () => ({ atMost: 0, from: ISSUE }) },
  { name: 'performance', key: 'performance', unit: 'score', of: lowest, goal: atLeast(99) },
  { name: 'accessibility', key: 'accessibility', unit: 'score', of: lowest, goal: atLeast(100) },
  { name: 'best practices', key: 'bestPractices', unit: 'score', of: lowest, goal: atLeast(100) },
  { name: 'SEO', key: 'seo', unit: 'score', of: lowest, goal: atLeast(100) },
];

/**
 * Figures that are the same on each device, taken from the phone: the simulated processor speed does not change them.
 */
const ON_PHONE: readonly Axis[] = [
  {
    name: 'main-thread CPU per load',
    key: 'work',
    unit: 'ms',
    of: median,
    known: [29, 83],
  },
  { name: 'scripts of the load', key: 'scriptBytes', unit: 'KiB', of: (values) => median(values) / 1024 },
];

function figureOf(axis: Axis, own: Series, all: readonly Series[]): Figure {
  const { name, key, unit, of, known } = axis;
  const { path, device } = own;
  // A round without this figure does not take it from the others.
  const taken = ({ readings }: Series): number =>
    of(readings.map((reading) => reading[key]).filter(Number.isFinite));
  const beside: Record<string, number> = {};
  for (const other of all) {
    const isRung = other.site === STATIC || other.site === REACT;
    if (other.site === own.site || other.device !== device || !(isRung || other.path === path)) continue;
    const value = taken(other);
    if (Number.isFinite(value)) beside[other.site] = value;
  }
  const goal = axis.goal?.(path, device, beside[STATIC]);
  if (known !== undefined && path === LOGIN && device === 'mobile') {
    [beside['limit'], beside['best peer']] = known;
  }
  const value = taken(own);
  const isRated = key === 'accessibility' || key === 'bestPractices' || key === 'seo';
  const lost = isRated && value < 100 ? [...new Set(own.readings.flatMap(({ failures }) => failures))] : [];
  return {
    axis: `${name}, ${device}, ${path}`,
    value: Number.isFinite(value) ? value : null,
    unit,
    ...(goal === undefined ? {} : { goal }),
    beside,
    ...(lost.length === 0 ? {} : { note: lost.join(', ') }),
  };
}

/**
 * The lines of the table for all pages of one site.
 *
 * @param own the site's name; the others are beside it
 * @param all in the order of the figures
 */
export function lighthouseFigures(own: string, all: readonly Series[]): readonly Figure[] {
  const ours = all.filter(({ site }) => site === own);
  const paths = [...new Set(ours.map(({ path }) => path))];
  return paths.flatMap((path) =>
    DEVICES.flatMap((device) => {
      const series = ours.find((one) => one.path === path && one.device === device);
      if (series === undefined) return [];
      const axes = device === 'mobile' ? [...ON_EACH, ...ON_PHONE] : ON_EACH;
      return axes.map((axis) => figureOf(axis, series, all));
    }),
  );
}
