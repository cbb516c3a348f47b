import type { BrowserContext } from 'playwright-core';
import { newContext } from '../support/browser/launch-browser';
import { signInQuietly } from '../support/browser/sign-in-quietly';
import { compiledCode } from './compiled-code';
import { inTurns } from './in-turns';
import { assessMonth } from './month';
import { growthFigures, growthOf, WARM_UP, type Sample } from './page-growth';
import { openQuietly } from './quiet-page';
import type { Bench, BenchResult, BenchTarget, Figure } from './result';
import { serveApp } from './served-app';
import { adminStops, customerStops } from './stops';
import { leaveOpen } from './thirty-days';
import { tour, type Stop } from './tour';

export const parts = ['customer', 'admin', 'days'] as const;

const NAVIGATIONS = 1000;
const NAVIGATIONS_A_SAMPLE = 50;
const MONTH = { days: 30, returnsEveryMs: 3_600_000 } as const;

const TOURS = {
  customer: { who: 'business', stops: customerStops },
  admin: { who: 'admin', stops: adminStops },
} as const;

/** Goes around the app in one page, starting and ending at its last stop. */
async function goRound(
  context: BrowserContext,
  stops: readonly Stop[],
  navigations: number,
): Promise<readonly Figure[]> {
  const page = await context.newPage();
  await openQuietly(page, stops.at(-1)?.path ?? '/');
  const goOn = (done: number, more: number): Promise<readonly Sample[]> =>
    tour(page, {
      stops,
      done,
      rounds: Math.ceil(more / stops.length),
      every: NAVIGATIONS_A_SAMPLE / stops.length,
      onSample: ({ navigations: so, heap, nodes, listeners }) =>
        console.log(
          `  after ${String(so).padStart(4)} navigations: heap ${(heap / 1024).toFixed(0)} KiB, ${nodes} nodes, ${listeners} listeners`,
        ),
    });
  const warming = await goOn(0, WARM_UP);
  const before = await compiledCode(page);
  const samples = [...warming, ...(await goOn(WARM_UP, navigations - WARM_UP))];
  const compiled = (await compiledCode(page)) - before;
  return [
    ...growthFigures(growthOf(samples), samples),
    {
      axis: 'of the heap per navigation, code that the engine compiled',
      value: Math.round(compiled / (navigations - WARM_UP)),
      unit: 'bytes',
      note: `${(compiled / 1024).toFixed(0)} KiB since the hundredth`,
    },
  ];
}

async function navigations(
  target: BenchTarget,
  part: keyof typeof TOURS,
  rounds: number | null,
): Promise<readonly Figure[]> {
  const { who, stops } = TOURS[part];
  return serveApp(target, async ({ browser, url }) => {
    const context = await newContext(browser, url);
    await signInQuietly(context, who);
    console.log(`  ${who}:`);
    const figures = await goRound(context, stops, rounds ?? NAVIGATIONS);
    return figures.map((figure) => ({ ...figure, axis: `${figure.axis}, ${part}` }));
  });
}

/**
 * What a page retains during long use: 1,000 navigations of a customer and of an admin, each in one page, and an app
 * that is left open for 30 simulated days while its person returns every hour. Rounds: navigations (at least 250).
 */
export const run: Bench = async (target, { rounds, only }): Promise<BenchResult> => {
  const wants = (part: (typeof parts)[number]): boolean => only.length === 0 || only.includes(part);
  const figures: Figure[] = [];
  for (const part of ['customer', 'admin'] as const)
    if (wants(part)) figures.push(...(await navigations(target, part, rounds)));
  // The days use this repository's app, whatever build is measured.
  if (!wants('days') || !target.isOwn) return { figures, problems: [] };
  const month = assessMonth(await leaveOpen(MONTH), MONTH);
  return { figures: [...figures, ...month.figures], problems: month.problems };
};

export const compare = inTurns(run, ['customer', 'admin']);
