import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultRows, type FaultCell } from '../../../../src/review/site/data/fault-table';
import { useBrowser, type Visit } from '../../browser/browser';
import { tier } from '../../matrix/tier';
import { useApp } from '../../browser/use-app';
import { openFaultyGateway, type FaultyGateway } from './faulty-gateway';
import { readScreens } from './read-screens';
import { tryRead } from './try-read';
import { tryWrite } from './try-write';
import { accountScreens } from './account-screens';
import { cardScreens } from './card-screens';
import { premiumScreens } from './premium-screens';

const writeScreens = { ...accountScreens, ...cardScreens, ...premiumScreens };

/** Expected log lines: records that were left out, and a card that could not be deleted (D4.8). */
const LOGGED = /^console error: (answer|navigation|submission) failed/u;
/** From this kind on the page's clock can be moved, so these cells come last. */
const HANGS = 'hanging for ever';
const TEST_MS = 600_000;

const all = faultRows.map(({ kinds }) => kinds.flat());
/** The number of variants of faults. */
const ways = all[0]?.length ?? 0;

/**
 * A sample that contains every call and every variant once: the table's diagonal. If there are more columns than
 * rows, it continues at the first row.
 */
const sample: ReadonlySet<FaultCell | undefined> = new Set(
  Array.from(
    { length: Math.max(ways, all.length) },
    (_none, index) => all[index % all.length]?.[index % ways],
  ),
);

const cellsOf = (call: string): readonly FaultCell[] =>
  all
    .flat()
    .filter((cell) => cell.call.name === call && (tier === 2 || sample.has(cell)))
    .toSorted((one, other) => Number(one.kind === HANGS) - Number(other.kind === HANGS));

/** Tries the cells of a call one after the other. Returns the problems, one line each. */
async function problemsOf(
  { page, context, errors }: Visit,
  cells: readonly FaultCell[],
  tryOne: (cell: FaultCell) => Promise<void>,
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const cell of cells) {
    if (cell.kind === HANGS) await page.clock.install();
    const before = errors().length;
    try {
      await tryOne(cell);
    } catch (error) {
      const seen = await page.locator('body').innerText();
      problems.push(`${cell.kind} (${cell.met}): ${String(error)}\n  at ${page.url()}, which says:\n${seen}`);
      await context.clearCookies();
    }
    problems.push(
      ...errors()
        .slice(before)
        .map((line) => `${cell.kind}: ${line}`),
    );
  }
  return problems;
}

/**
 * Checks the table of faults against the built app in the browser, for some calls: all their cells with `test:all`,
 * those of the sample with `npm test`.
 *
 * @param calls their names
 */
export function describeFaults(calls: readonly string[]): void {
  const app = useApp();
  let gateway: FaultyGateway;
  beforeAll(async () => {
    gateway = await openFaultyGateway(app.url);
  });
  afterAll(() => gateway.close());
  const { visit } = useBrowser(() => gateway.url);
  let tried = 0;

  describe('what a person sees when a call fails', () => {
    afterAll(() => console.log(`${tried} of ${calls.length * ways} cells of calls and faults tried`));

    it.each(calls)('%s', { timeout: TEST_MS }, async (name) => {
      const visited = await visit();
      const { page, context, provoke, provokeLine } = visited;
      provoke(/./u);
      provokeLine(LOGGED);
      const cells = cellsOf(name);
      tried += cells.length;
      expect(cells.length).toBeGreaterThan(0);
      const read = readScreens[name];
      const write = writeScreens[name];
      const problems = await problemsOf(visited, cells, async (cell) => {
        try {
          if (read) await tryRead(page, context, gateway, { ...cell, screen: read });
          else if (write) await tryWrite(page, context, gateway, { ...cell, screen: write });
          else throw new Error('No scene makes this call');
        } finally {
          gateway.mend();
        }
      });
      expect(problems).toEqual([]);
    });
  });
}
