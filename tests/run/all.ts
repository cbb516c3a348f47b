/**
 * `npm test`, and with `--tier=2` `npm run test:all`: everything that has to hold before a change is called done.
 * Every phase runs even when an earlier one failed. The last line is `N passed, N failed`; exit code 1 on any failure.
 */
import process from 'node:process';
import { phases, type Kind, type Tier } from './phases';
import type { Counts } from './vitest-report';

const tier: Tier = process.argv.includes('--tier=2') ? 2 : 1;
const say = (line = ''): void => void process.stdout.write(`${line}\n`);
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** A phase that threw has failed; the others still run. */
const brokenOff = (error: unknown): Counts => ({ passed: 0, failed: 1, notes: [String(error)] });

const start = performance.now();
const totals = new Map<Kind, { passed: number; failed: number }>();
const table: string[] = [];

for (const { name, kind, run } of phases(tier, say)) {
  say(`\n── ${name}`);
  const phaseStart = performance.now();
  const { passed, failed, notes } = await run().catch(brokenOff);
  for (const note of notes) say(`${name}: ${note}`);
  const line = `${failed === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(14)} ${seconds(phaseStart).padStart(8)}  ${passed} passed, ${failed} failed`;
  say(line);
  table.push(line);
  const total = totals.get(kind) ?? { passed: 0, failed: 0 };
  totals.set(kind, { passed: total.passed + passed, failed: total.failed + failed });
}

const all = [...totals.values()].reduce(
  (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
  { passed: 0, failed: 0 },
);
say(`\n── tier ${tier}, ${seconds(start)}`);
for (const line of table) say(line);
say();
say([...totals].map(([kind, { passed, failed }]) => `${passed + failed} ${kind}`).join(', '));
process.exitCode = all.failed === 0 ? 0 : 1;
say(`${all.passed} passed, ${all.failed} failed`);
