import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { TakenBranch } from './branch-collector';

/** The branches that the browser tests took in every machine: keys by the flow's name, both sorted. */
export type BrowserCoverage = {
  /** The tier of the run. With 1 the browser used a sample of every matrix. */
  readonly tier: 1 | 2;
  readonly taken: Readonly<Record<string, readonly string[]>>;
};

const folder = '.artifacts/coverage/browser';
/** The file that `npm run coverage:flows` reads. */
export const browserCoverageFile = '.artifacts/coverage/browser.json';

const inOrder = (branches: Iterable<TakenBranch>): BrowserCoverage['taken'] => {
  const flows = new Map<string, Set<string>>();
  for (const [flow, key] of branches) flows.set(flow, (flows.get(flow) ?? new Set()).add(key));
  const sorted = [...flows].sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([flow, keys]) => [flow, [...keys].sort()]));
};

const readIfThere = (file: string): BrowserCoverage | null => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as BrowserCoverage;
  } catch {
    return null;
  }
};

const namesIn = (path: string): readonly string[] => {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
};

/** Removes the results of an earlier run. */
export function clearBrowserCoverage(): void {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Stores the branches taken by the pages of one test file.
 *
 * @param file the test file's path
 */
export function writeBrowserCoverage(file: string, taken: Iterable<TakenBranch>): void {
  mkdirSync(folder, { recursive: true });
  const name = basename(file).replace(/\.test\.tsx?$/u, '.json');
  writeFileSync(join(folder, name), `${JSON.stringify({ taken: inOrder(taken) }, null, 2)}\n`);
}

/**
 * Merges the files of all tests. A sample does not replace the result of a complete run (tier 2).
 *
 * @returns `null` if no test wrote anything
 */
export function mergeBrowserCoverage(tier: 1 | 2): BrowserCoverage | null {
  const branches = namesIn(folder).flatMap((name): TakenBranch[] =>
    Object.entries(readIfThere(join(folder, name))?.taken ?? {}).flatMap(([flow, keys]) =>
      keys.map((key): TakenBranch => [flow, key]),
    ),
  );
  if (branches.length === 0) return null;
  const merged: BrowserCoverage = { tier, taken: inOrder(branches) };
  const known = readIfThere(browserCoverageFile);
  if (tier === 2 || known?.tier !== 2) {
    writeFileSync(browserCoverageFile, `${JSON.stringify(merged, null, 2)}\n`);
  }
  return merged;
}
