/** The process that `stryker.ts` starts. It makes and tries the mutants at the positions in a file. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { Stryker } from '@stryker-mutator/core';
import { LEFT_OUT_MUTATORS } from './scope';

const [, , job = ''] = process.argv;

await new Stryker({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutants/reporter.mjs'],
  vitest: { configFile: 'tests/mutants/vitest.config.ts', related: false },
  mutate: JSON.parse(readFileSync(job, 'utf8')) as string[],
  mutator: { plugins: null, excludedMutations: [...LEFT_OUT_MUTATORS] },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: Math.min(2, availableParallelism()),
  reporters: ['lines', 'progress-append-only'],
  allowConsoleColors: false,
  dryRunTimeoutMinutes: 30,
  // With every mutant at once, the first run exceeds Node's own limit of 4 GB.
  testRunnerNodeArgs: ['--max-old-space-size=8192'],
  disableTypeChecks: false,
  ignorePatterns: ['.artifacts', '.data', 'coverage', 'dist'],
  tempDirName: '.artifacts/stryker',
  cleanTempDir: 'always',
}).runMutationTest();
