import { DEVICES, type Device } from './devices';
import type { Reading } from './reading';
import { pageAt, type PageGoals } from '../measured-pages';
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

/** The baselines' only page. It alone has goals for the other scores. */
export const LOGIN = '/login';

type Key = Exclude<keyof Reading, 'failures' | 'endsAt' | 'problems'>;

/** What a goal depends on; `plain` is the same figure of the static page. */
type Asked = {
  readonly path: string;
  readonly device: Device;
  readonly goals: PageGoals;
  readonly plain: number | undefined;
};

type Axis = {
  readonly name: string;
  readonly key: Key;
  readonly unit: Unit;
  /** Aggregates the rounds: the median of times; the worst value of what must always hold. */
  readonly of: (values: readonly number[]) => number;
  readonly goal?: (asked: Asked) => Goal | undefined;
  /** Values for /login on the phone besides the goal: the limit, and the best measured comparable app. */
  readonly known?: readonly [limit: number, peer: number];
};

const lowest = (values: readonly number[]): number => Math.min(...values);
const highest = (values: readonly number[]): number => Math.max(...values);

type Most = 'lcp' | 'blocking' | 'interactive' | 'scripts';

const onPhone =
  (key: Most): NonNullable<Axis['goal']> =>
  ({ device, goals: { [key]: atMost, from } }) =>
    device === 'mobile' && atMost !== undefined ? { atMost, from } : undefined;

const asPlain: NonNullable<Axis['goal']> = ({ device, goals: { fcp, from }, plain }) =>
  device === 'mobile' && fcp !== undefined && plain !== undefined
    ? { atMost: fcp * plain, from: `${from}: ${fcp} times the ${STATIC}` }
    : undefined;

const fast: NonNullable<Axis['goal']> = ({ path, device, goals: { performance: atLeast, from } }) =>
  atLeast !== undefined && (device === 'mobile' || (device === 'desktop' && path === LOGIN))
    ? { atLeast, from }
    : undefined;

const full: NonNullable<Axis['goal']> = ({ path, device, goals: { from } }) =>
  path === LOGIN && device !== 'slow' ? { atLeast: 100, from } : undefined;

/** Figures that depend on the device. */
const ON_EACH: readonly Axis[] = [
  { name: 'FCP', key: 'fcp', unit: 'ms', of: median, goal: asPlain, known: [636, 1884] },
  { name: 'LCP', key: 'lcp', unit: 'ms', of: median, goal: onPhone('lcp'), known: [636, 1884] },
  { name: 'blocking time', key: 'tbt', unit: 'ms', of: median, goal: onPhone('blocking'), known: [0, 2] },
  {
    name: 'time to interactive',
    key: 'tti',
    unit: 'ms',
    of: median,
    goal: onPhone('interactive'),
    known: [643, 2068],
  },
  { name: 'CLS', key: 'cls', unit: 'CLS', of: highest, goal: ({ goals: { from } }) => ({ atMost: 0, from }) },
  { name: 'performance', key: 'performance', unit: 'score', of: lowest, goal: fast },
  { name: 'accessibility', key: 'accessibility', unit: 'score', of: lowest, goal: full },
  { name: 'best practices', key: 'bestPractices', unit: 'score', of: lowest, goal: full },
  { name: 'SEO', key: 'seo', unit: 'score', of: lowest, goal: full },
];

/**
 * Figures that are the same on each device, taken from the phone: the simulated processor speed does not change them.
 */
const ON_PHONE: readonly Axis[] = [
  { name: 'main-thread CPU per load', key: 'work', unit: 'ms', of: median, known: [29, 83] },
  {
    name: 'scripts of the load, brotli',
    key: 'scriptBytes',
    unit: 'KiB',
    of: (values) => median(values) / 1024,
    goal: onPhone('scripts'),
  },
  { name: 'requests of the load', key: 'requests', unit: 'count', of: median },
  { name: 'scripts of the load', key: 'scripts', unit: 'count', of: median },
  { name: 'calls of the load', key: 'calls', unit: 'count', of: median },
];

/** The axis of a figure in the table. */
export const axisOf = (name: string, device: Device, path: string): string => `${name}, ${device}, ${path}`;

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
  const goal = axis.goal?.({ path, device, goals: pageAt(path).goals, plain: beside[STATIC] });
  if (known !== undefined && path === LOGIN && device === 'mobile') {
    [beside['limit'], beside['best peer']] = known;
  }
  const value = taken(own);
  const isRated = key === 'accessibility' || key === 'bestPractices' || key === 'seo';
  const lost = isRated && value < 100 ? [...new Set(own.readings.flatMap(({ failures }) => failures))] : [];
  return {
    axis: axisOf(name, device, path),
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
