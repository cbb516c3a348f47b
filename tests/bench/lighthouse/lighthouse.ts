import { findBrowser } from '../../run/find-browser';
import { signIn } from '../../support/gateway/instances';
import { launchBrowser } from '../../support/browser/launch-browser';
import { loadUntilUsable, requestFigures } from '../before-usable';
import { PAGES, pageAt } from '../measured-pages';
import { DEVICES, type Device } from './devices';
import { lighthouseFigures, LOGIN } from './figures';
import { pageTable } from './page-table';
import { measure, type Reading, type Visit } from './reading';
import { startSites, type RunningSite, type RunningSites } from './sites';
import type { Bench, BenchOptions, BenchResult, BenchTarget, Comparison } from '../result';

const ROUNDS = 5;

/** One page of one site on one device, and its results so far. */
type Turn = {
  readonly site: string;
  readonly path: string;
  readonly device: Device;
  readonly visit: Visit;
  readonly readings: Reading[];
};

/** Pages by path and devices by name. If `--only` names none of a kind, all of that kind are measured. */
export const parts: readonly string[] = [...Object.keys(PAGES), ...DEVICES];

function chosen<Part extends string>(all: readonly Part[], { only }: BenchOptions): readonly Part[] {
  const named = all.filter((part) => only.includes(part));
  return named.length > 0 ? named : all;
}

/** One session cookie per site and person: the sites share a backend, but each has its own origin. */
async function visitsOf({ origin }: RunningSite, paths: readonly string[]): Promise<readonly Visit[]> {
  const cookies = new Map<string, string>();
  const visits: Visit[] = [];
  for (const path of paths) {
    const { who } = pageAt(path);
    if (who === null) {
      visits.push({ origin, path });
      continue;
    }
    const cookie = cookies.get(who) ?? (await signIn(origin, who));
    cookies.set(who, cookie);
    visits.push({ origin, path, cookie });
  }
  return visits;
}

/** Page by page, so that those that are compared are measured one after the other. */
async function turnsOf(
  { own, other, rungs }: RunningSites,
  paths: readonly string[],
  devices: readonly Device[],
): Promise<readonly Turn[]> {
  const turns: Omit<Turn, 'device' | 'readings'>[] = [];
  for (const site of other === null ? [own] : [own, other]) {
    for (const visit of await visitsOf(site, paths)) turns.push({ site: site.name, path: visit.path, visit });
  }
  turns.sort((one, next) => paths.indexOf(one.path) - paths.indexOf(next.path));
  for (const { name, origin } of rungs)
    turns.push({ site: name, path: LOGIN, visit: { origin, path: LOGIN } });
  return devices.flatMap((device) => turns.map((turn) => ({ ...turn, device, readings: [] })));
}

const round = (value: number): string => value.toFixed(0);
const told = ({ fcp, lcp, tbt, tti, work, performance, requests, scripts, calls }: Reading): string =>
  [
    `FCP ${round(fcp)}, LCP ${round(lcp)}, blocking ${round(tbt)}, TTI ${round(tti)}, CPU ${round(work)} ms`,
    `performance ${performance}`,
    `${requests} requests, ${scripts} scripts, ${calls} calls`,
  ].join(', ');

async function usableIn(sites: RunningSites, paths: readonly string[], rounds: number) {
  const browser = await launchBrowser(true);
  const compared = sites.other === null ? [sites.own] : [sites.own, sites.other];
  try {
    return await loadUntilUsable(browser, compared, paths, rounds);
  } finally {
    await browser.close();
  }
}

async function measureSites(
  sites: RunningSites,
  browser: string,
  options: BenchOptions,
): Promise<BenchResult> {
  const paths = chosen(Object.keys(PAGES), options);
  const turns = await turnsOf(sites, paths, chosen(DEVICES, options));
  const rounds = options.rounds ?? ROUNDS;
  const problems: string[] = [];
  for (let at = 1; at <= rounds; at += 1) {
    for (const { site, path, device, visit, readings } of turns) {
      const what = `round ${at}, ${device}, ${site} ${path}`;
      try {
        const reading = await measure(visit, browser, device);
        readings.push(reading);
        console.log(`  ${what}: ${told(reading)}`);
        if (reading.endsAt !== path) problems.push(`${what} has led to ${reading.endsAt}`);
        problems.push(...reading.problems.map((problem) => `${what}: ${problem}`));
      } catch (error) {
        // A load that could not be measured is reported. The rounds before it count.
        problems.push(`${what}: ${String(error)}`);
      }
    }
  }
  const usable = await usableIn(sites, paths, rounds);
  const own = sites.own.name;
  const figures = [...lighthouseFigures(own, turns), ...requestFigures(own, usable.series)];
  return {
    figures,
    problems: [...problems, ...usable.problems],
    summary: pageTable(paths, figures, own, sites.other?.name ?? null),
  };
}

async function measureApps(
  own: BenchTarget,
  other: BenchTarget | null,
  options: BenchOptions,
): Promise<BenchResult> {
  const browser = findBrowser({ say: (line) => console.log(`  ${line}`), install: false, whole: true });
  const sites = await startSites(own, other);
  try {
    return await measureSites(sites, browser, options);
  } finally {
    await sites.stop();
  }
}

/**
 * Lighthouse on pages of the app, on a phone, a desktop and a slow phone, beside a hand-written login page and one
 * with only React, all served by the gateway of this build. Each is measured once per round, in turns, so that other
 * load on the machine affects them alike. Also what each page asks for until it is usable.
 */
export const run: Bench = (own, options) => measureApps(own, null, options);

export const compare: Comparison = (own, other, options) => measureApps(own, other, options);
