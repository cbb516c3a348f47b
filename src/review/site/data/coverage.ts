import { isRecord } from '../../model/is-record';

/** What the last run of `npm run coverage:flows` reported about one flow. */
export type FlowCoverage = {
  readonly states: number;
  readonly branches: number;
  readonly paths: number;
  /** Keys of the branches that were taken without a browser. */
  readonly headless: readonly string[];
  /** Those of them of which the tests notice every change; `null` if this was not measured. */
  readonly asserted: readonly string[] | null;
  /** Those taken in the browser; `null` if there was no browser run. */
  readonly browser: readonly string[] | null;
  /** By key: why the browser did not take a branch. */
  readonly browserHoles: Readonly<Record<string, string>>;
};

/** By the name of the flow; `null` if there is no report. */
export type Coverage = Readonly<Record<string, FlowCoverage>> | null;

const keysIn = (value: unknown): readonly string[] | null =>
  Array.isArray(value) ? value.filter((key) => typeof key === 'string') : null;

const textsIn = (value: unknown): Readonly<Record<string, string>> =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};

const countIn = (value: unknown): number => (typeof value === 'number' ? value : 0);

function readFlow(value: unknown): FlowCoverage | null {
  if (!isRecord(value)) return null;
  const headless = keysIn(value.headless);
  if (!headless) return null;
  return {
    states: countIn(value.states),
    branches: countIn(value.branches),
    paths: countIn(value.paths),
    headless,
    asserted: keysIn(value.asserted),
    browser: keysIn(value.browser),
    browserHoles: textsIn(value.browserHoles),
  };
}

/** Parses `.artifacts/coverage/flows.json`. Unexpected content counts as missing. */
export function readCoverage(report: unknown): Coverage {
  if (!isRecord(report) || !isRecord(report.flows)) return null;
  return Object.fromEntries(
    Object.entries(report.flows).flatMap(([name, value]) => {
      const flow = readFlow(value);
      return flow ? [[name, flow]] : [];
    }),
  );
}

/** What is measured of branches: taken without a browser, change noticed by tests, taken in the browser. */
export const measures = ['headless', 'asserted', 'browser'] as const;
export type Measure = (typeof measures)[number];

/** When each of them was measured (ISO); `null` if it was not, or nobody noted when. */
export type MeasuredAt = Readonly<Record<Measure, string | null>>;

/** Parses the dates of `.artifacts/coverage/flows.json`. */
export function readMeasuredAt(report: unknown): MeasuredAt {
  const dates = isRecord(report) && isRecord(report.measuredAt) ? report.measuredAt : {};
  const dateOf = (measure: Measure): string | null => {
    const text = dates[measure];
    return typeof text === 'string' && !Number.isNaN(Date.parse(text)) ? text : null;
  };
  return { headless: dateOf('headless'), asserted: dateOf('asserted'), browser: dateOf('browser') };
}

/** Which branches a heat layer shows as covered. */
export const heats = ['off', ...measures] as const;
export type Heat = (typeof heats)[number];

export const isHeat = (name: string): name is Heat => (heats as readonly string[]).includes(name);

/** The covered branches, of those that the chart has now; `null` if not measured. */
export function coveredOf(
  coverage: Coverage,
  flow: string,
  measure: Measure,
  keys: readonly string[],
): ReadonlySet<string> | null {
  const covered = coverage?.[flow]?.[measure];
  if (!covered) return null;
  const now = new Set(keys);
  return new Set(covered.filter((key) => now.has(key)));
}

/** What to run to get the missing measurement. */
export function unknownBecause(coverage: Coverage, flow: string, measure: Measure): string {
  if (!coverage?.[flow] || measure === 'headless')
    return 'No coverage is known: run “npm run coverage:flows” before this site is built.';
  return measure === 'browser'
    ? 'No browser run of this flow is known: “npm run test:all” measures it.'
    : 'What is asserted of this flow is not known: “npm run test:mutants” measures it.';
}

/** `n of m`, as a whole percentage rounded down: 100 % means all of them. */
export const shareOf = (covered: number, all: number): string =>
  all === 0 ? '100 %' : `${Math.floor((covered / all) * 100)} %`;
