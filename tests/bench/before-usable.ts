import type { Browser } from 'playwright-core';
import type { RunningSite } from './lighthouse/sites';
import { pageAt } from './measured-pages';
import { median } from './median';
import { OWN, type Figure, type Goal, type Unit } from './result';
import { listed } from './statistics';
import { coldLoads, type UsableLoad } from './usable-loads';

/** All loads of one page of one site. */
export type UsableSeries = {
  readonly site: string;
  readonly path: string;
  readonly loads: readonly UsableLoad[];
};

/**
 * Loads pages until they are usable. Each is loaded once per round and site, in turns.
 *
 * @param sites in the order of their turns
 */
export async function loadUntilUsable(
  browser: Browser,
  sites: readonly RunningSite[],
  paths: readonly string[],
  rounds: number,
): Promise<{ readonly series: readonly UsableSeries[]; readonly problems: readonly string[] }> {
  const problems: string[] = [];
  const visitors = sites.map(({ name, origin }) => ({ site: name, loadAt: coldLoads(browser, origin) }));
  const turns = paths.flatMap((path) =>
    visitors.map(({ site, loadAt }) => ({ site, path, loadAt, loads: [] as UsableLoad[] })),
  );
  for (let round = 1; round <= rounds; round += 1) {
    for (const { site, path, loadAt, loads } of turns) {
      const what = `round ${round}, ${site} ${path}`;
      try {
        const load = await loadAt(path);
        loads.push(load);
        console.log(`  ${what}: usable at ${load.shownAt.toFixed(0)} ms, ${load.requests} requests`);
      } catch (error) {
        problems.push(`${what} has not become usable: ${String(error)}`);
      }
    }
  }
  return { series: turns.map(({ site, path, loads }) => ({ site, path, loads })), problems };
}

type Part = {
  readonly what: string;
  readonly unit: Unit;
  readonly goal?: Goal | undefined;
  readonly of: (load: UsableLoad) => number;
  readonly known?: Readonly<Record<string, number>>;
  readonly note?: (loads: readonly UsableLoad[]) => string;
};

const atMost = (most: number): Goal => ({ atMost: most, from: OWN });

/** What /login alone promises. */
const LOGIN = '/login';
const PARTS_OF_LOGIN: readonly Part[] = [
  {
    what: 'document, scripts and style sheets until /login is usable',
    unit: 'count',
    goal: atMost(4),
    of: ({ scripts, styles }) => 1 + scripts + styles,
    known: { limit: 1, 'best peer': 4 },
  },
  { what: 'scripts until /login is usable', unit: 'count', goal: atMost(3), of: ({ scripts }) => scripts },
  { what: 'style sheets until /login is usable', unit: 'count', goal: atMost(0), of: ({ styles }) => styles },
  {
    what: 'the document of /login, brotli',
    unit: 'KiB',
    goal: atMost(14),
    of: ({ documentBytes }) => documentBytes / 1024,
  },
];

/** The axis of the requests of a page. */
export const requestsAxis = (path: string): string => `requests until ${path} is usable`;

function requestsOf(path: string): Part {
  const { requests, from } = pageAt(path).goals;
  return {
    what: requestsAxis(path),
    unit: 'count',
    goal: requests === undefined ? undefined : { atMost: requests, from },
    of: (load) => load.requests,
    note: (loads) =>
      `${median(loads.map(({ scripts }) => scripts))} scripts, ${median(loads.map(({ calls }) => calls))} calls`,
  };
}

function timeOf(path: string): Part {
  const { usable, from } = pageAt(path).goals;
  return {
    what: `${path} is usable`,
    unit: 'ms',
    goal: usable === undefined ? undefined : { atMost: usable, from },
    of: ({ shownAt }) => shownAt,
    note: (loads) =>
      listed(
        loads.map(({ shownAt }) => shownAt),
        0,
      ),
  };
}

/** Our figures of a page, each the median of the rounds, with the others' beside it. */
function figuresOf(
  own: string,
  path: string,
  series: readonly UsableSeries[],
  parts: readonly Part[],
): readonly Figure[] {
  const ofPage = series.filter((one) => one.path === path && one.loads.length > 0);
  const ours = ofPage.find(({ site }) => site === own);
  return parts.map(({ what, unit, goal, of, known = {}, note }): Figure => {
    const beside = ofPage
      .filter(({ site }) => site !== own)
      .map(({ site, loads }) => [site, median(loads.map(of))] as const);
    return {
      axis: what,
      value: ours === undefined ? null : median(ours.loads.map(of)),
      unit,
      ...(goal === undefined ? {} : { goal }),
      beside: { ...known, ...Object.fromEntries(beside) },
      ...(note === undefined || ours === undefined ? {} : { note: note(ours.loads) }),
    };
  });
}

const pathsOf = (series: readonly UsableSeries[]): readonly string[] => [
  ...new Set(series.map(({ path }) => path)),
];

/** What pages ask for until they are usable. */
export const requestFigures = (own: string, series: readonly UsableSeries[]): readonly Figure[] =>
  pathsOf(series).flatMap((path) =>
    figuresOf(own, path, series, [requestsOf(path), ...(path === LOGIN ? PARTS_OF_LOGIN : [])]),
  );

/** How long it takes until pages are usable. */
export const timeFigures = (own: string, series: readonly UsableSeries[]): readonly Figure[] =>
  pathsOf(series).flatMap((path) => figuresOf(own, path, series, [timeOf(path)]));
