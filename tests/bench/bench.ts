import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { buildLayout } from '../../src/build/layout';
import { readArguments } from './arguments';
import { benches } from './benches';
import { comparedTarget } from './compared-site';
import { misses } from './verdict';
import { loadNow, machineFacts } from './machine-facts';
import { writeReport } from './report';
import type { BenchOptions, BenchResult, BenchTarget } from './result';
import { renderTable } from './table';

// The script's runner works in development mode; the build and its measurement must not.
process.env['NODE_ENV'] = 'production';

const own: BenchTarget = { name: 'Cabrank', layout: buildLayout(), isOwn: true };

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A bench that fails does not affect the others' figures. */
async function measure(name: string, other: BenchTarget | null, options: BenchOptions): Promise<BenchResult> {
  try {
    const load = benches[name];
    if (load === undefined) throw new Error('There is no such bench');
    const { run, compare, parts = [] } = await load();
    const unknown = options.only.filter((part) => !parts.includes(part));
    if (unknown.length > 0) throw new Error(`It has no part ${unknown.join(', ')}, but: ${parts.join(', ')}`);
    if (other === null) return await run(own, options);
    if (compare !== undefined) return await compare(own, other, options);
    console.log('  measures this app alone');
    return { figures: [], problems: [] };
  } catch (error) {
    return { figures: [], problems: [messageOf(error)] };
  }
}

/** @returns the exit code: 1 if something could not be measured or is wrong, and with `--strict` for a missed goal */
async function measureAll(): Promise<number> {
  const asked = readArguments(process.argv.slice(2), Object.keys(benches));
  if (!existsSync(join(own.layout.server, 'main.js'))) {
    throw new Error('Nothing is built yet, so nothing can be measured: run npm run build first.');
  }
  const other = asked.other === null ? null : await comparedTarget(own, asked.other);
  const apps = [own.name, ...(other === null ? [] : [other.name])];
  const machine = machineFacts();
  const before = loadNow();
  const measured: ({ readonly bench: string } & BenchResult)[] = [];
  for (const bench of asked.benches) {
    console.log(`${bench}:`);
    measured.push({ bench, ...(await measure(bench, other, asked.options)) });
  }
  const load = { before, after: loadNow() };
  const report = { measuredAt: new Date().toISOString(), machine, load, apps, benches: measured };

  for (const { summary } of measured) if (summary !== undefined) console.log(`\n${summary}`);
  console.log(`\n${renderTable(measured, own.name, apps.slice(1))}\n`);
  console.log(
    `${machine.cores} cores (${machine.processor}), Node ${machine.node}, ${machine.browser ?? ''}`,
  );
  console.log(`load before ${load.before.join(' ')}, after ${load.after.join(' ')}`);
  console.log(`as JSON: ${await writeReport(own.layout.root, report)}`);

  const figures = measured.flatMap((bench) => bench.figures);
  const problems = measured.flatMap((bench) => bench.problems.map((text) => `${bench.bench}: ${text}`));
  const missed = figures.filter(misses).length;
  console.log(`${missed} of ${figures.filter(({ goal }) => goal !== undefined).length} goals missed`);
  for (const problem of problems) console.error(problem);
  return problems.length > 0 || (asked.isStrict && missed > 0) ? 1 : 0;
}

try {
  process.exit(await measureAll());
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}
