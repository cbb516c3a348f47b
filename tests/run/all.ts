/**
 * `npm test`, and with `--tier=2` `npm run test:all`: everything that must pass before a change is done. Every phase
 * runs even if an earlier one failed. Tests that need a program which this machine lacks are reported in one line
 * (`CABRANK_REQUIRE` makes that a failure). The last line is `N passed, N failed`; the exit code is 1 on any failure.
 */
import process from 'node:process';
import { printAtOnce, type Print } from './command';
import { phases, type Kind, type Phase } from './phases';
import type { Tier } from './run-tests';
import { leftOut } from './programs';
import { sideBySide, type Job } from './side-by-side';
import type { Counts } from './vitest-report';

/** The number of cores of the smallest machine. */
const AT_A_TIME = 2;

const tier: Tier = process.argv.includes('--tier=2') ? 2 : 1;
const say = (line = ''): void => printAtOnce(`${line}\n`);
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** A phase that threw counts as failed. The others still run. */
const brokenOff = (error: unknown): Counts => ({ passed: 0, failed: 1, notes: [String(error)] });

const start = performance.now();
const totals = new Map<Kind, { passed: number; failed: number }>();
const table: string[] = [];

type Ended = { readonly counts: Counts; readonly line: string };

/** A phase with its heading, its output, and its result. */
const jobOf =
  ({ name, run }: Phase): Job<Ended> =>
  async (print: Print) => {
    print(`\n── ${name}\n`);
    const began = performance.now();
    const counts = await run(print).catch(brokenOff);
    const { passed, failed, notes } = counts;
    for (const note of notes) print(`${name}: ${note}\n`);
    const line = `${failed === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(20)} ${seconds(began).padStart(8)}  ${passed} passed, ${failed} failed`;
    print(`${line}\n`);
    return { counts, line };
  };

for (const group of phases(tier)) {
  const lines: string[] = [];
  await sideBySide(group.map(jobOf), AT_A_TIME, printAtOnce, (index, { counts, line }) => {
    const phase = group[index];
    if (!phase) return;
    lines[index] = line;
    const total = totals.get(phase.kind) ?? { passed: 0, failed: 0 };
    totals.set(phase.kind, {
      passed: total.passed + counts.passed,
      failed: total.failed + counts.failed,
    });
  });
  table.push(...lines);
}

const all = [...totals.values()].reduce(
  (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
  { passed: 0, failed: 0 },
);
say(`\n── tier ${tier}, ${seconds(start)}`);
for (const line of table) say(line);
say();
say([...totals].map(([kind, { passed, failed }]) => `${passed + failed} ${kind}`).join(', '));
const notRun = leftOut(process.env);
if (notRun !== null) say(notRun);
process.exitCode = all.failed === 0 ? 0 : 1;
say(`${all.passed} passed, ${all.failed} failed`);
