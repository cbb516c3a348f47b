import type { Browser } from 'playwright-core';
import { launchBrowser, newContext } from '../support/browser/launch-browser';
import type { RunningSite } from './lighthouse/sites';
import type { BenchResult, Figure, Goal, Unit } from './result';

/** The timeout for a page to become usable, in ms. */
const MAX_WAIT_MS = 20_000;

/** What a page had fetched when it became usable. Calls and fonts are not counted. */
type Fetched = { readonly documentBytes: number; readonly scripts: number; readonly styles: number };

type Watched = typeof globalThis & { usableAt?: number };

/**
 * Opens /login in a browser without a cache and waits until React controls its first field.
 *
 * @throws Error when that never happens
 */
async function fetchedBefore(browser: Browser, origin: string): Promise<Fetched> {
  const context = await newContext(browser, origin);
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const look = (): void => {
        const field = document.querySelector('form input');
        const isTaken = field !== null && Object.keys(field).some((key) => key.startsWith('__reactProps'));
        if (isTaken) (globalThis as Watched).usableAt = performance.now();
        else setTimeout(look);
      };
      look();
    });
    await page.goto('/login');
    await page.waitForFunction(() => 'usableAt' in globalThis, undefined, { timeout: MAX_WAIT_MS });
    return await page.evaluate(() => {
      const { usableAt = 0 } = globalThis as Watched;
      const [navigation] = performance.getEntriesByType('navigation');
      const fetched = performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.responseEnd <= usableAt)
        .map(({ name }) => new URL(name).pathname);
      const count = (ending: RegExp): number => new Set(fetched.filter((path) => ending.test(path))).size;
      return {
        documentBytes:
          navigation instanceof PerformanceNavigationTiming ? navigation.encodedBodySize : Number.NaN,
        scripts: count(/\.m?js$/u),
        styles: count(/\.css$/u),
      };
    });
  } finally {
    await context.close();
  }
}

type Part = {
  readonly what: string;
  readonly unit: Unit;
  readonly goal: Goal;
  readonly of: (fetched: Fetched) => number;
  readonly known?: Readonly<Record<string, number>>;
};

const atMost = (most: number): Goal => ({ atMost: most, from: 'issue 30' });

const PARTS: readonly Part[] = [
  {
    what: 'document, scripts and style sheets',
    unit: 'count',
    goal: atMost(4),
    of: ({ scripts, styles }) => 1 + scripts + styles,
    known: { limit: 1, 'best peer': 4 },
  },
  { what: 'scripts', unit: 'count', goal: atMost(3), of: ({ scripts }) => scripts },
  { what: 'style sheets', unit: 'count', goal: atMost(0), of: ({ styles }) => styles },
  {
    what: 'the document, brotli',
    unit: 'KiB',
    goal: atMost(14),
    of: ({ documentBytes }) => documentBytes / 1024,
  },
];

/** What /login fetches before it is usable, ours compared with the other app's. */
export async function beforeUsable(own: RunningSite, other: RunningSite | null): Promise<BenchResult> {
  const browser = await launchBrowser(true);
  const problems: string[] = [];
  const fetchedBy = ({ name, origin }: RunningSite): Promise<Fetched | null> =>
    fetchedBefore(browser, origin).catch((error: unknown) => {
      problems.push(`${name}: /login has not become usable: ${String(error)}`);
      return null;
    });
  try {
    const ours = await fetchedBy(own);
    const theirs = other && (await fetchedBy(other));
    const figures = PARTS.map(({ what, unit, goal, of, known = {} }): Figure => ({
      axis: `fetched before /login is usable: ${what}`,
      value: ours && of(ours),
      unit,
      goal,
      beside: { ...known, ...(other && theirs && { [other.name]: of(theirs) }) },
    }));
    return { figures, problems };
  } finally {
    await browser.close();
  }
}
