import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { verdictOf } from './verdict';
import type { LoadAverage, MachineFacts } from './machine-facts';
import type { BenchResult } from './result';

/** Everything measured in one run. */
export type Report = {
  readonly measuredAt: string;
  readonly machine: MachineFacts;
  readonly load: { readonly before: LoadAverage; readonly after: LoadAverage };
  /** The names of the measured apps, ours first. */
  readonly apps: readonly string[];
  readonly benches: readonly ({ readonly bench: string } & BenchResult)[];
};

/**
 * Writes the results for programs, each figure with its verdict.
 *
 * @param root absolute path of the repository
 * @returns the file's path
 */
export async function writeReport(root: string, report: Report): Promise<string> {
  const file = join(root, '.artifacts/bench/bench.json');
  const benches = report.benches.map(({ figures, ...bench }) => ({
    ...bench,
    figures: figures.map((figure) => ({ ...figure, verdict: verdictOf(figure) })),
  }));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify({ ...report, benches }, null, 2)}\n`);
  return file;
}
