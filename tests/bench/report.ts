import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { verdictOf } from './verdict';
import type { LoadAverage, MachineFacts } from './machine-facts';
import type { BenchResult } from './result';

/** Everything that one run has measured. */
export type Report = {
  readonly measuredAt: string;
  readonly machine: MachineFacts;
  readonly load: { readonly before: LoadAverage; readonly after: LoadAverage };
  /** The names of the apps that were measured, ours first. */
  readonly apps: readonly string[];
  readonly benches: readonly ({ readonly bench: string } & BenchResult)[];
};

/**
 * Writes what was measured for programs to read, each figure with its verdict.
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
