import { findBrowser } from '../../run/find-browser';
import { signIn } from '../../support/gateway/instances';
import { beforeUsable } from '../before-usable';
import { DEVICES, type Device } from './devices';
import { lighthouseFigures, type Series } from './figures';
import { measure, type Reading, type Visit } from './reading';
import { startSites, type RunningSite, type RunningSites } from './sites';
import type { Bench, BenchOptions, BenchResult, BenchTarget, Comparison } from '../result';

const ROUNDS = 5;
const LOGIN = '/login';

/** The pages, and whether they need a signed-in user. */
const PAGES: Readonly<Record<string, { readonly isSignedIn: boolean }>> = {
  [LOGIN]: { isSignedIn: false },
  '/register/signup': { isSignedIn: false },
  '/profile': { isSignedIn: true },
  '/new-booking': { isSignedIn: true },
};

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

/** One session cookie per site with pages that need it: the sites share a backend, but each has its own origin. */
async function turnsOf(
  { own, other, rungs }: RunningSites,
  paths: readonly string[],
  devices: readonly Device[],
): Promise<readonly Turn[]> {
  const turns: Omit<Turn, 'device' | 'readings'>[] = [];
  const add = (site: RunningSite, path: string, cookie?: string): void => {
    const visit = { origin: site.origin, path, ...(cookie === undefined ? {} : { cookie }) };
    turns.push({ site: site.name, path, visit });
  };
  for (const site of other === null ? [own] : [own, other]) {
    const cookie = await signIn(site.origin, 'standard');
    for (const path of paths) add(site, path, PAGES[path]?.isSignedIn ? cookie : undefined);
  }
  for (const rung of rungs) add(rung, LOGIN);
  return devices.flatMap((device) => turns.map((turn) => ({ ...turn, device, readings: [] })));
}

const round = (value: number): string => value.toFixed(0);
const told = ({ fcp, lcp, tbt, tti, work, performance }: Reading): string =>
  `FCP ${round(fcp)}, LCP ${round(lcp)}, blocking ${round(tbt)}, TTI ${round(tti)}, CPU ${round(work)} ms, performance ${performance}`;

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
  const series: readonly Series[] = turns;
  const usable = paths.includes(LOGIN) ? await beforeUsable(sites.own, sites.other) : null;
  return {
    figures: [...lighthouseFigures(sites.own.name, series), ...(usable?.figures ?? [])],
    problems: [...problems, ...(usable?.problems ?? [])],
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
 * load on the machine affects them alike. Also what /login fetches before it is usable.
 */
export const run: Bench = (own, options) => measureApps(own, null, options);

export const compare: Comparison = (own, other, options) => measureApps(own, other, options);
