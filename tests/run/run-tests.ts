import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { runCommand, type Command, type Print } from './command';
import { findBrowser } from './find-browser';
import { countTests, type Counts } from './vitest-report';

/** Tier 1 samples the matrices in the browser, tier 2 runs every cell there. */
export type Tier = 1 | 2;

/** For a phase that hangs: each test has a limit of its own, and a slow machine is no failure. */
const LIMIT_MS: Readonly<Record<Tier, number>> = { 1: 40 * 60_000, 2: 150 * 60_000 };

/** Which tests to run, and how: `projects` of vite.config.ts, and `files`; all files if there are none. */
export type Selection = {
  readonly projects: readonly string[];
  readonly files?: readonly string[];
  readonly env?: Command['env'];
  readonly workers?: number;
};

/** Runs tests in a process of their own, and counts them. */
export async function runTests(
  { projects, files = [], env = {}, workers = 2 }: Selection,
  tier: Tier,
  print: Print,
): Promise<Counts> {
  const report = `.artifacts/tests/${[...projects, ...Object.keys(env)].join('-')}.json`;
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const ended = await runCommand(
    {
      program: process.execPath,
      args: [
        'node_modules/vitest/vitest.mjs',
        'run',
        ...projects.map((name) => `--project=${name}`),
        '--reporter=default',
        '--reporter=tests/run/failures-at-once.ts',
        '--reporter=json',
        `--outputFile.json=${report}`,
        // By default Vitest leaves one core to the watcher, which is half of the smallest machine. In the browser
        // tests the browser and the server do the work and the worker only waits, so two workers share even two cores
        // well.
        `--maxWorkers=${workers}`,
        ...files,
      ],
      env: { ...env, CABRANK_TIER: String(tier) },
      timeoutMs: LIMIT_MS[tier],
    },
    print,
  );
  return countTests(readIfThere(report), ended);
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** Finds a browser, or installs one, for the tests that need it. */
export async function inBrowser(
  print: Print,
  test: (env: NonNullable<Command['env']>) => Promise<Counts>,
): Promise<Counts> {
  try {
    const browser = findBrowser({ say: (line) => print(`${line}\n`), install: true });
    return await test({ CABRANK_BROWSER: browser });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { passed: 0, failed: 1, notes: [reason] };
  }
}
