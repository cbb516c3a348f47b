/** What the last run of `npm run coverage:flows` wrote of one flow. */
export type FlowCoverage = {
  readonly states: number;
  readonly branches: number;
  readonly paths: number;
  /** Keys of the branches that were taken without a browser. */
  readonly headless: readonly string[];
  /** The same for the browser; `null` when no browser run is known. */
  readonly browser: readonly string[] | null;
};

/** By the name of the flow; `null` when there is no report. */
export type Coverage = Readonly<Record<string, FlowCoverage>> | null;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const keysIn = (value: unknown): readonly string[] | null =>
  Array.isArray(value) ? value.filter((key) => typeof key === 'string') : null;

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
    browser: keysIn(value.browser),
  };
}

/** Reads `.artifacts/coverage/flows.json`; what is not as expected counts as not there. */
export function readCoverage(report: unknown): Coverage {
  if (!isRecord(report) || !isRecord(report.flows)) return null;
  return Object.fromEntries(
    Object.entries(report.flows).flatMap(([name, value]) => {
      const flow = readFlow(value);
      return flow ? [[name, flow]] : [];
    }),
  );
}

/** Which branches a heat layer shows as taken. */
export type Heat = 'off' | 'headless' | 'browser';

/** The branches that were taken, of those that the chart has now; `null` when it was not measured. */
export function takenOf(
  coverage: Coverage,
  flow: string,
  heat: 'headless' | 'browser',
  keys: readonly string[],
): ReadonlySet<string> | null {
  const taken = coverage?.[flow]?.[heat];
  if (!taken) return null;
  const now = new Set(keys);
  return new Set(taken.filter((key) => now.has(key)));
}

/** `n of m`, whole percent rounded down: 100 % means all of them. */
export const shareOf = (taken: number, all: number): string =>
  all === 0 ? '100 %' : `${Math.floor((taken / all) * 100)} %`;
